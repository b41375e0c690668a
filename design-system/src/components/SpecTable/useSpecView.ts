import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
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

interface ViewOptions {
  table: SpecTableData;
  columns: readonly SpecColumn[];
  hasTools: boolean;
  hasRowLinks: boolean;
  /** Position of the first row in the full table; 0 unless the table is a part of a longer one. */
  start: number;
}

/** The rows shown: the matches of the search, or a page of them, or the page of the row in the URL fragment. */
export function useSpecView({ table: { rows }, columns, hasTools, hasRowLinks, start }: ViewOptions) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [isShowingAll, setShowingAll] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  /** The server renders all rows; windowing starts on hydration. */
  const isHydrated = useSyncExternalStore(neverChanges, isTrue, isFalse);
  const [target, setTarget] = useState<number | null>(null);
  const [previousStart, setPreviousStart] = useState(start);
  // The full table has replaced a part of it: the same rows stay in view.
  if (start !== previousStart) {
    setPreviousStart(start);
    setPage(pageAt(Math.max(0, previousStart - start) + (page - 1) * pageSize));
  }

  const isLong = hasTools && rows.length >= minPagedRows;
  const isHuge = hasTools && rows.length > maxUnwindowedRows;
  const matching = useMemo(() => matchingRows(rows, columns, query), [rows, columns, query]);
  const pattern = useMemo(() => matchPattern(query), [query]);
  const ids = useMemo(() => (hasRowLinks ? rowIds(rows, columns[0]) : []), [columns, hasRowLinks, rows]);
  const range = pageRange({ count: matching.length, page, isPaged: isLong && !isShowingAll });
  const shown = matching.slice(range.start, range.end);
  const isWindowed = isHydrated && !isPrinting && isHuge && shown.length > maxUnwindowedRows;

  useEffect(
    function renderEveryRowForPrint() {
      if (!isHuge) return;
      const begin = () => flushSync(() => setPrinting(true));
      const end = () => setPrinting(false);
      window.addEventListener('beforeprint', begin);
      window.addEventListener('afterprint', end);
      return () => {
        window.removeEventListener('beforeprint', begin);
        window.removeEventListener('afterprint', end);
      };
    },
    [isHuge],
  );

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
    isWindowed,
    /** Rows that are not shown are rendered but hidden; in very long tables they are not rendered. */
    isKeepingAll: !isHuge || !isHydrated || isPrinting,
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

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;
