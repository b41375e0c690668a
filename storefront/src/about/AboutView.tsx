import type { PictureSource } from '@elvora/catalogue/operations';
import { ButtonLink } from '@elvora/design-system/Button';
import { Figure } from '@elvora/design-system/Figure';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Picture } from '@elvora/design-system/Picture';
import { Text } from '@elvora/design-system/Text';
import { Timeline } from '@elvora/design-system/Timeline';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { inlineErrorFallback, SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import { paths } from '../site/paths.ts';
import * as styles from './AboutView.css.ts';

export interface AboutViewProps {
  breadcrumbs: readonly Breadcrumb[];
  content: {
    title: string;
    lead: string;
    imageAlt: string;
    linkLabel: string;
    timeline: readonly { year: string; text: string }[];
    sections: readonly { title: string; paragraphs: readonly string[] }[];
  };
  source: PictureSource | null;
}

/** Renders three dates, then the story of the company beside a picture that sticks. */
export function AboutView({ breadcrumbs, content, source }: AboutViewProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} lead={content.lead} title={content.title} />
      <Section rhythm="catalogue">
        <Container>
          <SectionErrorBoundary fallback={inlineErrorFallback}>
            <Timeline items={content.timeline.map(({ year, text }) => ({ date: year, text }))} />
          </SectionErrorBoundary>
          <SectionErrorBoundary fallback={inlineErrorFallback}>
            <div className={styles.story}>
              <Stack gap="5">
                {content.sections.map(({ title, paragraphs }) => (
                  <Stack gap="2" key={title}>
                    <Heading level={2} variant="heading3">
                      {title}
                    </Heading>
                    {paragraphs.map((paragraph) => (
                      <Text key={paragraph} variant="article" tone="body">
                        {paragraph}
                      </Text>
                    ))}
                  </Stack>
                ))}
              </Stack>
              <div className={styles.aside}>
                <Figure isRounded>
                  <Picture
                    alt={content.imageAlt}
                    ratio="auto"
                    sizes="(min-width: 1376px) 480px, (min-width: 900px) 40vw, 100vw"
                    source={source}
                  />
                </Figure>
                <ButtonLink href={paths.distributor} isFullWidth size="lg">
                  {content.linkLabel}
                </ButtonLink>
              </div>
            </div>
          </SectionErrorBoundary>
        </Container>
      </Section>
    </>
  );
}
