import { Banner } from '@elvora/design-system/Banner';
import { ButtonLink } from '@elvora/design-system/Button';
import { Hero } from '@elvora/design-system/Hero';
import { IconArrowRight } from '@elvora/design-system/Icon';
import type { PictureSource } from '@elvora/design-system/Picture';
import { Container, Section } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import type { TestimonialItem } from '@elvora/design-system/Testimonial';
import { TestimonialCarousel } from '@elvora/design-system/TestimonialCarousel';
import type { ReactNode } from 'react';
import { SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import { paths } from '../site/paths.ts';
import { AboutBlock } from './AboutBlock.tsx';
import { CategoryStrip } from './CategoryStrip.tsx';
import { Features } from './Features.tsx';
import { Goals } from './Goals.tsx';
import { heroContent } from './heroContent.ts';
import type { HomeContent } from './homeContent.ts';
import * as styles from './HomeView.css.ts';
import { SectionHeader } from './SectionHeader.tsx';
import { WhyBlock } from './WhyBlock.tsx';

export interface HomeViewProps {
  content: HomeContent;
  /** Sources of the site's own pictures, by the paths the content uses. */
  getPictureSource: (path: string) => PictureSource | null;
  hero: PictureSource | null;
  /** Address of the film, and the picture shown before it plays. */
  film: { src: string; poster: PictureSource | null };
  /** How much there is to explore; null while it is not known. */
  counts: { groups: number; categories: number } | null;
  /** Today's best sellers, in whatever state they are. */
  bestSellers: ReactNode;
  /** The main categories as slides. */
  carousel: ReactNode;
  testimonials: readonly TestimonialItem[];
}

/** The home page: what there is, who makes it, and the ways on. */
export function HomeView({
  content,
  getPictureSource,
  hero,
  film,
  counts,
  bestSellers,
  carousel,
  testimonials,
}: HomeViewProps) {
  const { explore, banner, features, goals, aboutBlock, whyChooseUs } = content;
  return (
    <>
      <SectionErrorBoundary>
        <Hero
          actions={
            <>
              <ButtonLink href={paths.products()} size="lg">
                Browse products
              </ButtonLink>
              <ButtonLink href={paths.distributor} size="lg" tone="secondary">
                Become a distributor
              </ButtonLink>
            </>
          }
          callouts={heroContent.callouts}
          eyebrow={heroContent.eyebrow}
          lead={heroContent.lead}
          measure={heroContent.measure}
          picture={{ source: hero, alt: heroContent.alt }}
          title={heroContent.title}
        />
      </SectionErrorBoundary>
      <SectionErrorBoundary>
        <CategoryStrip items={content.hero.map(toStripItem)} label="Main categories" />
      </SectionErrorBoundary>
      <BelowFoldSection>
        <Section labelledBy="explore">
          <Container>
            <SectionHeader
              action={
                <ButtonLink href={paths.products()} tone="secondary">
                  {explore.linkLabel}
                </ButtonLink>
              }
              id="explore"
              text={counts === null ? undefined : fillCounts(explore.text, counts)}
              title={explore.heading}
            />
            {carousel}
          </Container>
        </Section>
      </BelowFoldSection>
      <BelowFoldSection>
        <Banner
          action={
            <ButtonLink href={paths.category([banner.category])} size="lg" tone="inverse">
              {banner.linkLabel}
            </ButtonLink>
          }
          facts={banner.facts}
          picture={{ source: getPictureSource(banner.image), alt: banner.imageAlt }}
          text={banner.text}
          title={banner.title}
        />
      </BelowFoldSection>
      <BelowFoldSection>
        <Section labelledBy="best-sellers">
          <Container>
            <SectionHeader
              action={
                <Link href={paths.bestSellers} icon={IconArrowRight} isStandalone>
                  {content.bestSellers.linkLabel}
                </Link>
              }
              id="best-sellers"
              text={content.bestSellers.text}
              title={content.bestSellers.heading}
            />
            {bestSellers}
          </Container>
        </Section>
      </BelowFoldSection>
      <BelowFoldSection>
        <Section background="sunken" labelledBy="features">
          <Container>
            <Features content={features} film={film} id="features" />
          </Container>
        </Section>
      </BelowFoldSection>
      <BelowFoldSection>
        <Section labelledBy="goals">
          <Container>
            <SectionHeader id="goals" text={goals.text} title={goals.heading} />
            <Goals items={goals.items} />
          </Container>
        </Section>
      </BelowFoldSection>
      {testimonials.length > 0 && (
        <BelowFoldSection>
          <Section background="sunken">
            <Container>
              <TestimonialCarousel
                items={testimonials}
                text={content.testimonials.text}
                title={content.testimonials.heading}
              />
            </Container>
          </Section>
        </BelowFoldSection>
      )}
      <BelowFoldSection>
        <Section>
          <Container>
            <div className={styles.company}>
              <AboutBlock content={aboutBlock} id="about-us" source={getPictureSource(aboutBlock.image)} />
              <WhyBlock content={whyChooseUs} id="why" source={getPictureSource(whyChooseUs.image)} />
            </div>
          </Container>
        </Section>
      </BelowFoldSection>
    </>
  );
}

/** What the server draws is marked, to be laid out part by part; what is drawn here stands whole, for Back needs its height. */
const isServerRender = typeof window === 'undefined';

/** A part of the page that nobody sees at first. By the time it is hydrated it may have been laid out, and unmarked. */
const BelowFoldSection = ({ children }: { children: ReactNode }) => (
  <div className={styles.belowFold} data-below={isServerRender ? '' : undefined} suppressHydrationWarning>
    <SectionErrorBoundary>{children}</SectionErrorBoundary>
  </div>
);

const toStripItem = ({ eyebrow, title, cta }: HomeContent['hero'][number]) => ({
  name: eyebrow,
  text: title,
  href: paths.category([cta.category]),
});

const fillCounts = (text: string, { groups, categories }: { groups: number; categories: number }) =>
  text.replace('{groups}', String(groups)).replace('{categories}', String(categories));
