import { IconArrowRight } from '@elvora/design-system/Icon';
import { Container, Section } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { SectionHeader } from '@elvora/design-system/SectionHeader';
import type { ReactNode } from 'react';
import { paths } from '../site/paths.ts';
import type { HomeContent } from './homeContent.ts';

interface BestSellersSectionProps {
  content: HomeContent['bestSellers'];
  /** Today's best sellers, in any loading state. */
  children: ReactNode;
}

/** Today's best sellers, with a link to all of them. */
export function BestSellersSection({ content, children }: BestSellersSectionProps) {
  return (
    <Section labelledBy="best-sellers">
      <Container>
        <SectionHeader
          action={
            <Link href={paths.bestSellers} icon={IconArrowRight} isStandalone>
              {content.linkLabel}
            </Link>
          }
          id="best-sellers"
          text={content.text}
          title={content.heading}
        />
        {children}
      </Container>
    </Section>
  );
}
