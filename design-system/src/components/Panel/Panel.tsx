import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import * as styles from './Panel.css.ts';

export interface PanelProps {
  title: string;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** Standalone link or small button beside the title. */
  action?: ReactNode;
  /** Lists extend to the edges; wrap other content in `PanelBody`. */
  children?: ReactNode;
}

/** Titled section of a dashboard. */
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
