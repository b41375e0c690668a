import { Container, Section } from '@elvora/design-system/layout';
import type { ReactNode } from 'react';
import * as styles from './TextColumn.css.ts';

/** The column of a long text: its titles stand where those of all pages do. */
export function TextColumn({ children }: { children: ReactNode }) {
  return (
    <Section rhythm="catalogue">
      <Container>
        <div className={styles.column}>{children}</div>
      </Container>
    </Section>
  );
}
