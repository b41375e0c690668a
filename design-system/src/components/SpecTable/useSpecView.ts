import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { fragmentId } from '../../hooks/index.ts';
import type { SpecColumn, SpecTableData } from './specColumnOps.ts';
import { matchingRows, pageAt, minPagedRows, pageRange, rowIds, maxUnwindowedRows } from './specViewOps.ts';

interface ViewOptions {
  table: SpecTableData;
  columns: readonly SpecColumn[];
  hasTools: boolean;
  hasRowLinks: boolean;
}

/** Which rows are shown: what the field finds, a page of it, all of it, or the row an address names. */
export function useSpecView({ table: { rows }, columns, hasTools, hasRowLinks }: ViewOptions) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [isWhole, setWhole] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  /** The server sends every row; of very many, only those in sight stay. */
  const isAlive = useSyncExternalStore(neverChanges, isTrue, isFalse);
  const [target, setTarget] = useState<number | null>(null);

  const isLong = hasTools && rows.length >= minPagedRows;
  const isHuge = hasTools && rows.length > maxUnwindowedRows;
  const matching = useMemo(() => matchingRows(rows, columns, query), [rows, columns, query]);
  const ids = useMemo(() => (hasRowLinks ? rowIds(rows, columns[0]) : []), [columns, hasRowLinks, rows]);
  const place = pageRange({ count: matching.length, page, isPaged: isLong && !isWhole });
  const shown = matching.slice(place.start, place.end);
  const isWindowed = isAlive && !isPrinting && isHuge && shown.length > maxUnwindowedRows;

  useEffect(
    function printEveryRow() {
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
    function followAddress() {
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
    /** Positions of the rows to show. */
    shown,
    matching,
    place,
    ids,
    target,
    isLong,
    isWhole,
    isWindowed,
    /** Rows that are not shown are kept out of sight, or, of very many, out of the page. */
    isKeepingAll: !isHuge || !isAlive || isPrinting,
    find: (text: string) => {
      setQuery(text);
      setPage(1);
    },
    goTo: setPage,
    toggleWhole: () => {
      setWhole((now) => !now);
      setPage(1);
    },
  };
}

export type SpecView = ReturnType<typeof useSpecView>;

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;
