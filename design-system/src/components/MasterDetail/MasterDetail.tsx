import type { ReactNode } from 'react';
import * as styles from './MasterDetail.css.ts';

export interface MasterDetailProps {
  /** Accessible name of the list pane. */
  label: string;
  /** A `ListSearchField` above the list. */
  search: ReactNode;
  /** A `Select` beside the search field. */
  filter?: ReactNode;
  list: ReactNode;
  /** The open entry, or an empty state. */
  detail: ReactNode;
  /** An entry is open; small screens show it in place of the list. */
  isDetailOpen: boolean;
}

/** A list with the open entry beside it; small screens show one of the two. Paper shows the entry alone. */
export function MasterDetail({ label, search, filter, list, detail, isDetailOpen }: MasterDetailProps) {
  return (
    <div className={styles.root} data-component="MasterDetail">
      <section aria-label={label} className={`${styles.list} ${isDetailOpen ? styles.listBehindDetail : ''}`}>
        <div className={styles.toolbar}>
          {search}
          {filter}
        </div>
        {list}
      </section>
      <div className={`${styles.detail} ${isDetailOpen ? '' : styles.closedDetail}`}>{detail}</div>
    </div>
  );
}
