import type { ReactNode } from 'react';
import * as styles from './ListToolbar.css.ts';

export interface ListToolbarProps {
  /** A `ListSearchField`. */
  search: ReactNode;
  /** A `Select` that narrows the list to one of many values. */
  select?: ReactNode;
  /** `FilterButtons` that narrow it to one of a few. */
  filters?: ReactNode;
  /** A `Select` with the sort orders. */
  sort?: ReactNode;
  /** A `SegmentedControl` with the views. */
  view?: ReactNode;
}

/** Controls above a list: search, filters, sort and view; stacked on small screens. */
export function ListToolbar({ search, select, filters, sort, view }: ListToolbarProps) {
  if (!select && !filters && !sort) {
    return (
      <div className={styles.plain} data-component="ListToolbar">
        <div className={styles.plainSearch}>{search}</div>
        {view}
      </div>
    );
  }
  return (
    <div className={styles.filtered} data-component="ListToolbar">
      <div className={styles.search}>{search}</div>
      {select && <div className={styles.select}>{select}</div>}
      {filters}
      {(sort || view) && (
        <div className={styles.end}>
          {sort && <div className={styles.sort}>{sort}</div>}
          {view}
        </div>
      )}
    </div>
  );
}
