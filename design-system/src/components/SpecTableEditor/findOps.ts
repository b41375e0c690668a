import { cellAt, editCells } from './cellOps.ts';
import type { CellPosition } from './cellRangeOps.ts';
import type { GridRows } from './specGridOps.ts';

/** What is searched for: plain text, never a pattern. */
export interface FindQuery {
  text: string;
  /** @default false */
  isCaseSensitive?: boolean;
  /** Finds cells whose whole text is the query. @default false */
  isWholeCell?: boolean;
}

/** Returns a test of texts; nothing matches an empty query. */
export function matcherOf(query: FindQuery): (text: string) => boolean {
  const pattern = patternOf(query);
  return pattern ? (text) => text.search(pattern) >= 0 : () => false;
}

/** Returns the cells that match, row by row. */
export function findCells(rows: GridRows, query: FindQuery): CellPosition[] {
  const pattern = patternOf(query);
  // Called on every edit, usually with an empty query; the table may have 100,000 cells.
  if (!pattern) return [];
  return rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => (text.search(pattern) >= 0 ? [{ row, column }] : [])),
  );
}

/** Index of the match at a cell; -1 when it does not match. */
export function matchAt(matches: readonly CellPosition[], cell: CellPosition): number {
  return matches.findIndex(({ row, column }) => row === cell.row && column === cell.column);
}

/** Returns the match after a cell, or before it, wrapping around; null without matches. */
export function nextMatch(
  matches: readonly CellPosition[],
  from: CellPosition,
  direction: 'next' | 'previous',
): CellPosition | null {
  const order = ({ row, column }: CellPosition) => Math.sign(row - from.row || column - from.column);
  const next =
    direction === 'next'
      ? (matches.find((match) => order(match) > 0) ?? matches[0])
      : (matches.findLast((match) => order(match) < 0) ?? matches.at(-1));
  return next ?? null;
}

/** Replaces each occurrence in the given cells. */
export function replaceInCells(
  rows: GridRows,
  cells: readonly CellPosition[],
  { query, replacement }: { query: FindQuery; replacement: string },
): GridRows {
  const pattern = patternOf(query);
  if (!pattern) return rows;
  return editCells(
    rows,
    // A function, so that `$&` in the replacement is text.
    cells.map((at) => ({ at, text: cellAt(rows, at).replace(pattern, () => replacement) })),
  );
}

function patternOf({ text, isCaseSensitive = false, isWholeCell = false }: FindQuery): RegExp | null {
  if (text === '') return null;
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(isWholeCell ? `^${literal}$` : literal, isCaseSensitive ? 'gu' : 'giu');
}
