import { cellText, type SpecColumn, type SpecRow } from './specColumnOps.ts';

/** Number of rows from which a table has pages and a search field. */
export const minPagedRows = 25;

/** Rows of one page. */
export const pageSize = 18;

/** Tables with more rows than this are windowed. */
export const maxUnwindowedRows = 200;

/** Returns the positions of the rows that contain every word of the query; of all rows for a blank one. */
export function matchingRows(
  rows: readonly SpecRow[],
  columns: readonly SpecColumn[],
  query: string,
): number[] {
  const words = searchWords(query);
  return rows.flatMap((row, at) => {
    if (words.length === 0) return [at];
    const text = normalizeSearchText(columns.map(({ key }) => cellText(row, key) ?? '').join('\n'));
    return words.every((word) => text.includes(word)) ? [at] : [];
  });
}

/** Returns the words of a query, normalised for comparison. */
const searchWords = (query: string): string[] => normalizeSearchText(query).split(/\s+/).filter(Boolean);

/** Returns a pattern that splits a text into the parts between matches and, at every second place, a match. */
export function matchPattern(query: string): RegExp | null {
  const words = searchWords(query)
    // Longer terms first, because a shorter one may be their prefix.
    .sort()
    .reverse()
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('-', '[-‐‑‒–—−]'));
  return words.length === 0 ? null : new RegExp(`(${words.join('|')})`, 'gi');
}

/** Ignores case, diacritics and the kinds of dashes and spaces. */
const normalizeSearchText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[\u00A0\u202F]/g, ' ');

export interface PageInput {
  /** Number of rows. */
  count: number;
  /** From 1. */
  page: number;
  isPaged: boolean;
}

/** Returns the rows of a page, from `start` up to but not including `end`, and the number of pages. */
export function pageRange({ count, page, isPaged }: PageInput) {
  if (!isPaged) return { page: 1, pageCount: 1, start: 0, end: count };
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  const start = (current - 1) * pageSize;
  return { page: current, pageCount, start, end: Math.min(count, start + pageSize) };
}

/** The page of a row position. */
export const pageAt = (position: number) => Math.floor(position / pageSize) + 1;

/** Returns element ids derived from the rows' first cells; repeated ids are omitted. */
export function rowIds(rows: readonly SpecRow[], first: SpecColumn | undefined): (string | undefined)[] {
  const usedIds = new Set<string>();
  return rows.map((row) => {
    const text = (first && cellText(row, first.key)) ?? '';
    const id = text.replace(/[^\p{L}\p{N}.-]+/gu, '-').replace(/^-+|-+$/g, '');
    if (id === '' || usedIds.has(id)) return undefined;
    usedIds.add(id);
    return id;
  });
}
