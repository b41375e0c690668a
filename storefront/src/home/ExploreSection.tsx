import { ButtonLink } from '@elvora/design-system/Button';
import { Container, Section } from '@elvora/design-system/layout';
import { SectionHeader } from '@elvora/design-system/SectionHeader';
import type { ReactNode } from 'react';
import { paths } from '../site/paths.ts';
import type { HomeContent } from './homeContent.ts';

interface ExploreSectionProps {
  content: HomeContent['explore'];
  /** Number of groups and categories; null while loading. */
  counts: { groups: number; categories: number } | null;
  /** The main categories as slides. */
  carousel: ReactNode;
}

/** The main categories, with a link to all products. */
export function ExploreSection({ content, counts, carousel }: ExploreSectionProps) {
  return (
    <Section labelledBy="explore">
      <Container>
        <SectionHeader
          action={
            <ButtonLink href={paths.products()} tone="secondary">
              {content.linkLabel}
            </ButtonLink>
          }
          id="explore"
          text={counts === null ? undefined : fillCounts(content.text, counts)}
          title={content.heading}
        />
        {carousel}
      </Container>
    </Section>
  );
}

const fillCounts = (text: string, { groups, categories }: { groups: number; categories: number }) =>
  text.replace('{groups}', String(groups)).replace('{categories}', String(categories));
