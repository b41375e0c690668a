import type { ReactNode } from 'react';
import { skippedOffscreen } from '../../styles/contentVisibility.css.ts';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** Vertical padding: `story` for marketing pages, `catalogue` for lists and tables. @default 'story' */
  rhythm?: keyof typeof styles.rhythms;
  /** @default 'page' */
  background?: keyof typeof styles.backgrounds;
  /** Id of its heading; omit for no landmark. */
  labelledBy?: string;
  children: ReactNode;
}

/** Full-width section of a page. */
export function Section({ rhythm = 'story', background = 'page', labelledBy, children }: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`${styles.root} ${styles.rhythms[rhythm]} ${styles.backgrounds[background]} ${rhythm === 'story' ? skippedOffscreen : ''}`}
    >
      {children}
    </section>
  );
}
