import { type ReactNode, useRef } from 'react';
import * as styles from './MasterDetail.css.ts';
import { useDetailFocus } from './useDetailFocus.ts';

export interface MasterDetailProps {
  /** Accessible name of the list pane. */
  label: string;
  /** A `ListSearchField` above the list. */
  search: ReactNode;
  /** A `Select` beside the search field. */
  filter?: ReactNode;
  /** Its links carry the ids of their entries as `data-id`, as those of an `InboxList` do. */
  list: ReactNode;
  /** Accessible name of the detail pane. */
  detailLabel: string;
  /** The open entry, or an empty state. */
  detail: ReactNode;
  /** Id of the open entry, which small screens show in place of the list; null when none is open. */
  openId: number | string | null;
}

/**
 * A list with the open entry beside it, which stays in view while the list scrolls; small screens show one of
 * the two. Opening moves the focus to the entry, closing back to its link. Print shows only the entry.
 */
export function MasterDetail(props: MasterDetailProps) {
  const { label, search, filter, list, detailLabel, detail, openId } = props;
  const listRef = useRef<HTMLElement>(null);
  const detailRef = useRef<HTMLElement>(null);
  useDetailFocus({ openId, listRef, detailRef });
  const isDetailOpen = openId !== null;
  return (
    <div className={styles.root} data-component="MasterDetail">
      <section
        aria-label={label}
        className={`${styles.list} ${isDetailOpen ? styles.listBehindDetail : ''}`}
        ref={listRef}
        tabIndex={-1}
      >
        <div className={styles.toolbar}>
          {search}
          {filter}
        </div>
        {list}
      </section>
      <section
        aria-label={detailLabel}
        className={`${styles.detail} ${isDetailOpen ? '' : styles.closedDetail}`}
        ref={detailRef}
        tabIndex={-1}
      >
        {detail}
      </section>
    </div>
  );
}
