import type { ReactNode } from 'react';
import { skippedOffscreen } from '../../styles/contentVisibility.css.ts';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** Vertical rhythm: `story` for marketing pages, `catalogue` for lists and tables. @default 'story' */
  rhythm?: keyof typeof styles.rhythms;
  /** @default 'page' */
  background?: keyof typeof styles.backgrounds;
  /** Id of the heading that names the section; without one it is no landmark. */
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width band of a page with the rhythm of its kind. */
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
