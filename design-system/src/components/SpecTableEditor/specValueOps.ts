import type { Grid } from './specGridOps.ts';

/** A table as it is stored: cells under a1, a2, a3 …, one per header (S-371). */
export interface SpecTableContent {
  headers: readonly string[];
  rows: readonly Readonly<Record<string, string>>[];
}

/**
 * A stored table on a grid. No cell is lost: keys without a header become columns of their own, a5 and the like without
 * a title, any other key with itself for a title.
 */
export function gridFromTable({ headers, rows }: SpecTableContent): Grid {
  const keys = headers.map((_header, column) => `a${column + 1}`);
  const known = new Set(keys);
  const others = new Set<string>();
  for (const row of rows) for (const key of Object.keys(row)) if (!known.has(key)) others.add(key);
  const numbered = [...others].filter(isNumbered).sort((a, b) => keyNumber(a) - keyNumber(b));
  const named = [...others].filter((key) => !isNumbered(key));
  const all = [...keys, ...numbered, ...named];
  return {
    headers: [...headers, ...numbered.map(() => ''), ...named],
    rows: rows.map((row) => all.map((key) => row[key] ?? '')),
  };
}

/** The grid as it is stored: keys a1…an without a gap (S-374). */
export function tableFromGrid({ headers, rows }: Grid): SpecTableContent {
  const keys = headers.map((_header, column) => `a${column + 1}`);
  return {
    headers,
    rows: rows.map((cells) => Object.fromEntries(keys.map((key, column) => [key, cells[column] ?? '']))),
  };
}

const isNumbered = (key: string) => /^a[1-9]\d*$/.test(key);
const keyNumber = (key: string) => Number(key.slice(1));
