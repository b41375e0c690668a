import { Banner } from '@elvora/design-system/Banner';
import { ButtonLink } from '@elvora/design-system/Button';
import type { PictureSource } from '@elvora/design-system/Picture';
import { Container, Section } from '@elvora/design-system/layout';
import { LinkStrip } from '@elvora/design-system/LinkStrip';
import { SectionHeader } from '@elvora/design-system/SectionHeader';
import type { TestimonialItem } from '@elvora/design-system/Testimonial';
import { TestimonialCarousel } from '@elvora/design-system/TestimonialCarousel';
import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../runtime/document/FirstScreenEnd.tsx';
import { SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import { paths } from '../site/paths.ts';
import { BelowFoldSection } from './BelowFoldSection.tsx';
import { BestSellersSection } from './BestSellersSection.tsx';
import { CompanySection } from './CompanySection.tsx';
import { ExploreSection } from './ExploreSection.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { GoalGrid } from './GoalGrid.tsx';
import { HomeFinder } from './HomeFinder.tsx';
import { HomeHero } from './HomeHero.tsx';
import type { HomeContent } from './homeContent.ts';
import type { FinderAnswers } from './useFinderAnswers.ts';

export interface HomeViewProps {
  content: HomeContent;
  /** Sources of the site's own pictures, by the paths the content uses. */
  getPictureSource: (path: string) => PictureSource | null;
  hero: PictureSource | null;
  /** What the forms of the finder find. */
  finderAnswers: FinderAnswers;
  /** Address of the film and its poster. */
  film: { src: string; poster: PictureSource | null };
  /** Number of groups and categories; null while loading. */
  counts: { groups: number; categories: number } | null;
  /** Today's best sellers, in any loading state. */
  bestSellers: ReactNode;
  /** The main categories as slides. */
  carousel: ReactNode;
  testimonials: readonly TestimonialItem[];
}

/** Renders the home page: the range, the company, and links into the catalogue. */
export function HomeView({
  content,
  getPictureSource,
  hero,
  finderAnswers,
  film,
  counts,
  bestSellers,
  carousel,
  testimonials,
}: HomeViewProps) {
  const { banner, features, goals } = content;
  return (
    <>
      <SectionErrorBoundary>
        <HomeHero source={hero} />
      </SectionErrorBoundary>
      <FirstScreenEnd />
      <SectionErrorBoundary>
        <HomeFinder content={content.finder} {...finderAnswers} />
      </SectionErrorBoundary>
      <SectionErrorBoundary>
        <LinkStrip items={content.hero.map(toStripItem)} label="Main categories" />
      </SectionErrorBoundary>
      <BelowFoldSection>
        <ExploreSection carousel={carousel} content={content.explore} counts={counts} />
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
        <BestSellersSection content={content.bestSellers}>{bestSellers}</BestSellersSection>
      </BelowFoldSection>
      <BelowFoldSection>
        <Section background="sunken" labelledBy="features">
          <Container>
            <FeaturesSection content={features} film={film} id="features" />
          </Container>
        </Section>
      </BelowFoldSection>
      <BelowFoldSection>
        <Section labelledBy="goals">
          <Container>
            <SectionHeader id="goals" text={goals.text} title={goals.heading} />
            <GoalGrid items={goals.items} />
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
        <CompanySection content={content} getPictureSource={getPictureSource} />
      </BelowFoldSection>
    </>
  );
}

const toStripItem = ({ eyebrow, title, cta }: HomeContent['hero'][number]) => ({
  name: eyebrow,
  text: title,
  href: paths.category([cta.category]),
});
