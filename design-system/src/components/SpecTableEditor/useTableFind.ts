import { useMemo, useState } from 'react';
import type { CellPosition } from './cellRangeOps.ts';
import { findCells, type FindQuery, matchAt, matcherOf, nextMatch, replaceInCells } from './findOps.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { CellSelection } from './useCellSelection.ts';
import type { TableHistory } from './useTableHistory.ts';

interface TableFindOptions {
  history: TableHistory;
  selection: CellSelection;
  isReadOnly: boolean;
  announcements: SpecTableEditorLabels['announcements'];
}

const noQuery: FindQuery = { text: '' };

/** Finds and replaces text in cells and headers. The match at the active cell is the current one. */
export function useTableFind({ history, selection, isReadOnly, announcements }: TableFindOptions) {
  const [state, setState] = useState({ isOpen: false, withReplacement: false, openCount: 0 });
  const [query, setQuery] = useState(noQuery);
  const { rows } = history;
  const search = state.isOpen ? query : noQuery;
  const matches = useMemo(() => findCells(rows, search), [rows, search]);
  const show = (cell: CellPosition | null) => {
    if (cell) selection.reveal({ anchor: cell, focus: cell });
  };

  return {
    ...state,
    query,
    matches,
    /** Position of the match at the active cell; -1 when it does not match. */
    current: matchAt(matches, selection.active),
    /** Whether a text matches; null while nothing is searched for. */
    isMatch: useMemo(() => (search.text === '' ? null : matcherOf(search)), [search]),
    open: ({ withReplacement }: { withReplacement: boolean }) =>
      setState(({ openCount }) => ({
        isOpen: true,
        withReplacement: withReplacement && !isReadOnly,
        openCount: openCount + 1,
      })),
    close: () => setState((last) => ({ ...last, isOpen: false })),
    setQuery(next: FindQuery) {
      setQuery(next);
      const found = findCells(history.latestRows(), next);
      // Search from the active cell while typing, so that a longer text finds the same cell.
      if (matchAt(found, selection.active) < 0) show(nextMatch(found, selection.active, 'next'));
    },
    go: (direction: 'next' | 'previous') => show(nextMatch(matches, selection.active, direction)),
    /** Replaces in the active cell when it matches, and goes to the next one. */
    replace(replacement: string) {
      const isAtMatch = matchAt(matches, selection.active) >= 0;
      if (isAtMatch) history.apply((all) => replaceInCells(all, [selection.active], { query, replacement }));
      show(nextMatch(findCells(history.latestRows(), query), selection.active, 'next'));
    },
    replaceAll(replacement: string) {
      const text = announcements.replaced(matches.length);
      history.apply((all) => replaceInCells(all, matches, { query, replacement }), text);
    },
  };
}

export type TableFind = ReturnType<typeof useTableFind>;
