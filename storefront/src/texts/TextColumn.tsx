import { Container, Section } from '@elvora/design-system/layout';
import type { ReactNode } from 'react';
import * as styles from './TextColumn.css.ts';

/** Column of a long text, aligned with the titles of all pages. */
export function TextColumn({ children }: { children: ReactNode }) {
  return (
    <Section rhythm="catalogue">
      <Container>
        <div className={styles.column}>{children}</div>
      </Container>
    </Section>
  );
}
