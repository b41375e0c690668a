import type { PictureSource } from '@elvora/catalogue/operations';
import { ButtonLink } from '@elvora/design-system/Button';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Picture } from '@elvora/design-system/Picture';
import { Text } from '@elvora/design-system/Text';
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

/** Three dates, then the story with a picture that stays beside it. */
export function AboutView({ breadcrumbs, content, source }: AboutViewProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} lead={content.lead} title={content.title} />
      <Section rhythm="catalogue">
        <Container>
          <SectionErrorBoundary fallback={inlineErrorFallback}>
            <ol className={styles.timeline} role="list">
              {content.timeline.map(({ year, text }) => (
                <li className={styles.date} key={year}>
                  <span className={styles.year}>{year}</span>
                  <Text isInline tone="soft">
                    {text}
                  </Text>
                </li>
              ))}
            </ol>
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
                <div className={styles.picture}>
                  <Picture
                    alt={content.imageAlt}
                    ratio="auto"
                    sizes="(min-width: 1376px) 480px, (min-width: 900px) 40vw, 100vw"
                    source={source}
                  />
                </div>
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
