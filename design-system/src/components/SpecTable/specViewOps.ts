import { cellText, type SpecColumn, type SpecRow } from './specColumnOps.ts';

/** From so many rows on a table is paged and can be searched. */
export const minPagedRows = 25;

/** Rows of one page. */
export const pageSize = 18;

/** More rows than this are never all in the page at once. */
export const maxUnwindowedRows = 200;

/** Positions of the rows that have every word of the query in some cell; a blank query has all. */
export function matchingRows(
  rows: readonly SpecRow[],
  columns: readonly SpecColumn[],
  query: string,
): number[] {
  const words = normalizeSearchText(query).split(/\s+/).filter(Boolean);
  return rows.flatMap((row, at) => {
    if (words.length === 0) return [at];
    const text = normalizeSearchText(columns.map(({ key }) => cellText(row, key) ?? '').join('\n'));
    return words.every((word) => text.includes(word)) ? [at] : [];
  });
}

/** Case does not matter, nor which of the dashes and blanks somebody types. */
const normalizeSearchText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[\u00A0\u202F]/g, ' ');

export interface PageInput {
  /** Rows there are to show. */
  count: number;
  /** From 1. */
  page: number;
  isPaged: boolean;
}

/** What of the rows is on the page: positions from `start` up to `end`, and how many pages there are. */
export function pageRange({ count, page, isPaged }: PageInput) {
  if (!isPaged) return { page: 1, pageCount: 1, start: 0, end: count };
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  const start = (shown - 1) * pageSize;
  return { page: shown, pageCount, start, end: Math.min(count, start + pageSize) };
}

/** The page a position is on. */
export const pageAt = (position: number) => Math.floor(position / pageSize) + 1;

/** Ids of rows for links to them, made of their first cells; a second row of the same name has none. */
export function rowIds(rows: readonly SpecRow[], first: SpecColumn | undefined): (string | undefined)[] {
  const known = new Set<string>();
  return rows.map((row) => {
    const text = (first && cellText(row, first.key)) ?? '';
    const id = text.replace(/[^\p{L}\p{N}.-]+/gu, '-').replace(/^-+|-+$/g, '');
    if (id === '' || known.has(id)) return undefined;
    known.add(id);
    return id;
  });
}
