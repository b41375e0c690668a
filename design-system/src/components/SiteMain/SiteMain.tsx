import type { ReactNode } from 'react';
import * as styles from './SiteMain.css.ts';

export interface SiteMainProps {
  /** Target of the skip link. */
  id: string;
  /** The page. */
  children: ReactNode;
}

/** Holds the page below a `SiteHeader`: what sticks in it stops below the rows of the header that are in view. */
export function SiteMain({ id, children }: SiteMainProps) {
  return (
    <main className={styles.root} data-component="SiteMain" id={id}>
      {children}
    </main>
  );
}
