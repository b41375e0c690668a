import {
  columnKey,
  keyColumn,
  type SpecificationReading,
  type SpecificationRow,
  type SpecificationTable,
} from '../model/specification.ts';

/**
 * Reads stored specification data (D-23): an object as it is; text parsed as it is, and if that fails, parsed again with
 * the line breaks inside it escaped (S-375). Nothing stored is `none`; what cannot be read is `invalid` (S-373).
 * Never throws, never loses a cell.
 */
export function readSpecification(data: unknown): SpecificationReading {
  if (data === null || data === undefined) return { status: 'none' };
  if (typeof data !== 'string') return tableOf(data, asText(data));
  if (data.trim() === '') return { status: 'none' };
  const parsed = parseStored(data);
  if ('reason' in parsed) return { status: 'invalid', raw: data, reason: parsed.reason };
  // A table that was stored as text twice over.
  if (typeof parsed.value === 'string' && parsed.value !== data) return readSpecification(parsed.value);
  return parsed.value === null ? { status: 'none' } : tableOf(parsed.value, data);
}

function parseStored(text: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    try {
      return { value: JSON.parse(escapedLineBreaks(text)) };
    } catch (error) {
      return { reason: error instanceof Error ? error.message : 'unreadable' };
    }
  }
}

/** Escapes raw line breaks, tabs and other control characters inside JSON strings; those between tokens stay. */
function escapedLineBreaks(text: string): string {
  let isInside = false;
  let isEscaped = false;
  let out = '';
  for (const character of text) {
    if (isInside && character < ' ') {
      out += JSON.stringify(character).slice(1, -1);
      isEscaped = false;
      continue;
    }
    if (character === '"' && !isEscaped) isInside = !isInside;
    isEscaped = isInside && character === '\\' && !isEscaped;
    out += character;
  }
  return out;
}

function tableOf(value: unknown, raw: string): SpecificationReading {
  if (!isRecord(value) || (value['headers'] === undefined && value['rows'] === undefined)) {
    return { status: 'invalid', raw, reason: 'not a table of headers and rows' };
  }
  const { headers, rows } = value;
  if ((headers !== undefined && !Array.isArray(headers)) || (rows !== undefined && !Array.isArray(rows))) {
    return { status: 'invalid', raw, reason: 'headers and rows are not lists' };
  }
  return {
    status: 'ready',
    table: { headers: (headers ?? []).map(cellText), rows: (rows ?? []).map(rowOf) },
  };
}

/** A row as an object, whatever it was stored as: an object, a list of cells, a single value. */
function rowOf(row: unknown): SpecificationRow {
  if (Array.isArray(row)) return recordOf(row.map((cell, column) => [columnKey(column), cellText(cell)]));
  if (isRecord(row)) return recordOf(Object.entries(row).map(([key, cell]) => [key, cellText(cell)]));
  const text = cellText(row);
  return text === '' ? {} : recordOf([[columnKey(0), text]]);
}

/** Own keys only, even `__proto__`: a hostile key stays a key and never becomes a prototype. */
function recordOf(entries: readonly (readonly [string, string])[]): SpecificationRow {
  return Object.fromEntries(entries);
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? cell : asText(cell);
}

function asText(value: unknown): string {
  try {
    return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
  } catch {
    return '';
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Column keys of a table in order: one per header, and those that only rows have, a10 after a9. */
export function columnKeys({ headers, rows }: SpecificationTable): string[] {
  const widest = rows.reduce(
    (most, row) => Object.keys(row).reduce((wide, key) => Math.max(wide, (keyColumn(key) ?? -1) + 1), most),
    headers.length,
  );
  // A key such as a900000 in a damaged row must not make a million columns: far ones are listed, not counted up to.
  const dense = Math.min(widest, Math.max(headers.length, 200));
  const keys = Array.from({ length: dense }, (_key, column) => columnKey(column));
  const others = new Set(rows.flatMap((row) => Object.keys(row)));
  for (const key of keys) others.delete(key);
  return [...keys, ...[...others].sort(compareKeys)];
}

function compareKeys(a: string, b: string): number {
  const [left, right] = [keyColumn(a), keyColumn(b)];
  if (left !== null && right !== null) return left - right;
  if (left !== null || right !== null) return left !== null ? -1 : 1;
  return a < b ? -1 : 1;
}

/** Whether any cell or header says something; an all-blank table counts as no data on the product page (D-45). */
export function hasValues({ headers, rows }: SpecificationTable): boolean {
  const isText = (text: string) => text.trim() !== '';
  return headers.some(isText) || rows.some((row) => Object.values(row).some(isText));
}
