import type { Grid } from './specGridOps.ts';

/** The stored format: cells under a1, a2, a3 …, one per header (S-371). */
export interface SpecTableContent {
  headers: readonly string[];
  rows: readonly Readonly<Record<string, string>>[];
}

/**
 * Converts a stored table without losing cells: keys without a header become columns, a5 and the like with an empty
 * header, any other key with its own name as the header.
 */
export function gridFromTable({ headers, rows }: SpecTableContent): Grid {
  const keys = headers.map((_header, column) => `a${column + 1}`);
  const keysWithHeader = new Set(keys);
  const others = new Set<string>();
  for (const row of rows) for (const key of Object.keys(row)) if (!keysWithHeader.has(key)) others.add(key);
  const numbered = [...others].filter(isNumbered).sort((a, b) => keyNumber(a) - keyNumber(b));
  const named = [...others].filter((key) => !isNumbered(key));
  const all = [...keys, ...numbered, ...named];
  return {
    headers: [...headers, ...numbered.map(() => ''), ...named],
    rows: rows.map((row) => all.map((key) => (Object.hasOwn(row, key) ? row[key] : undefined) ?? '')),
  };
}

/** Converts a grid to the stored format, with keys a1…an without gaps (S-374). */
export function tableFromGrid({ headers, rows }: Grid): SpecTableContent {
  const keys = headers.map((_header, column) => `a${column + 1}`);
  return {
    headers,
    rows: rows.map((cells) => Object.fromEntries(keys.map((key, column) => [key, cells[column] ?? '']))),
  };
}

const isNumbered = (key: string) => /^a[1-9]\d*$/.test(key);
const keyNumber = (key: string) => Number(key.slice(1));
