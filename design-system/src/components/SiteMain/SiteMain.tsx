import type { ReactNode } from 'react';
import * as styles from './SiteMain.css.ts';

export interface SiteMainProps {
  /** Id, as the target of the skip link. */
  id: string;
  children: ReactNode;
}

/** Main landmark below a `SiteHeader`; sticky content stops below the visible rows of the header. */
export function SiteMain({ id, children }: SiteMainProps) {
  return (
    <main className={styles.root} data-component="SiteMain" id={id}>
      {children}
    </main>
  );
}
