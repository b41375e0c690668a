import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import * as styles from './Panel.css.ts';

export interface PanelProps {
  title: string;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** A standalone link or a small button beside the title. */
  action?: ReactNode;
  /** Lists reach the edges; wrap anything else in `PanelBody`. */
  children?: ReactNode;
}

/** A titled box of a dashboard. */
export function Panel({ title, headingLevel = 2, action, children }: PanelProps) {
  return (
    <section className={styles.root} data-component="Panel">
      <div className={styles.header}>
        <Heading level={headingLevel} variant="heading5">
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Padded content of a `Panel`. */
export function PanelBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
