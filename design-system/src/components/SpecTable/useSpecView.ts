import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { fragmentId } from '../../hooks/index.ts';
import type { SpecColumn, SpecTableData } from './specColumnOps.ts';
import {
  matchingRows,
  matchPattern,
  maxUnwindowedRows,
  minPagedRows,
  pageAt,
  pageRange,
  pageSize,
  rowIds,
} from './specViewOps.ts';
import { useOmittableRows } from './useOmittableRows.ts';

interface ViewOptions {
  table: SpecTableData;
  columns: readonly SpecColumn[];
  hasTools: boolean;
  hasRowLinks: boolean;
  /** Position of the first row in the full table; 0 unless the table is a part of a longer one. */
  start: number;
  /** The row of the current cell. */
  currentRow: number | null;
}

/** The rows shown: the matches of the search, or a page of them, or the page of the row in the URL fragment. */
export function useSpecView(options: ViewOptions) {
  const { table, columns, hasTools, hasRowLinks, start, currentRow } = options;
  const { rows } = table;
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(pageAt(currentRow ?? 0));
  const [seenRow, setSeenRow] = useState(currentRow);
  if (currentRow !== seenRow) {
    setSeenRow(currentRow);
    setQuery('');
    setPage(pageAt(currentRow ?? 0));
  }
  const [isShowingAll, setShowingAll] = useState(false);
  const canOmitRows = useOmittableRows(hasTools && rows.length > maxUnwindowedRows);
  const [target, setTarget] = useState<number | null>(null);
  const [previousStart, setPreviousStart] = useState(start);
  // The full table has replaced part of it: the same rows stay in view.
  if (start !== previousStart) {
    setPreviousStart(start);
    setPage(pageAt(Math.max(0, previousStart - start) + (page - 1) * pageSize));
  }

  const isLong = hasTools && rows.length >= minPagedRows;
  const matching = useMemo(() => matchingRows(rows, columns, query), [rows, columns, query]);
  const pattern = useMemo(() => matchPattern(query), [query]);
  const ids = useMemo(() => (hasRowLinks ? rowIds(rows, columns[0]) : []), [columns, hasRowLinks, rows]);
  const range = pageRange({ count: matching.length, page, isPaged: isLong && !isShowingAll });
  const shown = matching.slice(range.start, range.end);

  useEffect(
    function followFragment() {
      if (ids.length === 0) return;
      const follow = () => {
        const at = ids.indexOf(fragmentId(window.location.hash));
        if (at === -1) return;
        setQuery('');
        setPage(pageAt(at));
        setTarget(at);
      };
      follow();
      window.addEventListener('hashchange', follow);
      return () => window.removeEventListener('hashchange', follow);
    },
    [ids],
  );

  useLayoutEffect(
    function scrollToTarget() {
      const id = target === null ? undefined : ids[target];
      if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'center' });
    },
    [ids, target],
  );

  return {
    query,
    pattern,
    hasQuery: pattern !== null,
    /** Positions of the rows to show. */
    shown,
    matching,
    range,
    ids,
    target,
    isLong,
    isShowingAll,
    isWindowed: canOmitRows && shown.length > maxUnwindowedRows,
    /** Rows that are not shown are rendered but hidden; in very long tables they are not rendered. */
    isKeepingAll: !canOmitRows,
    search: (text: string) => {
      setQuery(text);
      setPage(1);
    },
    goTo: setPage,
    toggleAll: () => {
      setShowingAll((isAll) => !isAll);
      setPage(1);
    },
  };
}

export type SpecView = ReturnType<typeof useSpecView>;
