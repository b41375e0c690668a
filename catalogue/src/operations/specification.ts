import {
  columnKey,
  columnOfKey,
  type ParsedSpecification,
  type SpecificationRow,
  type SpecificationTable,
} from '../model/specification.ts';

/**
 * Parses stored specification data (D-23): an object, or JSON text, which is parsed again with escaped line breaks when
 * the first attempt fails (S-375). Missing data, an empty list and an empty object are `none`; text that cannot be parsed
 * is `invalid` (S-373). Never throws, never loses a cell.
 */
export function readSpecification(data: unknown): ParsedSpecification {
  if (data === null || data === undefined) return { status: 'none' };
  if (typeof data !== 'string') return parseTable(data, data);
  if (data.trim() === '') return { status: 'none' };
  const parsed = parseStored(data);
  if ('reason' in parsed) return { status: 'invalid', raw: data, reason: parsed.reason };
  // JSON that was encoded twice.
  if (typeof parsed.value === 'string') return readSpecification(parsed.value);
  return parsed.value === null ? { status: 'none' } : parseTable(parsed.value, data);
}

/** Serializes a table for storage; `readSpecification` restores it cell by cell (O34). */
export function serializeSpecification({ headers, rows }: SpecificationTable): string {
  return JSON.stringify({ headers, rows });
}

function parseStored(text: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    try {
      return { value: JSON.parse(escapeLineBreaks(text)) };
    } catch (error) {
      return { reason: errorReason(error) };
    }
  }
}

const errorReason = (error: unknown) => (error instanceof Error ? error.message : 'unreadable');

/** Escapes raw line breaks, tabs and other control characters inside JSON strings; those between tokens stay. */
function escapeLineBreaks(text: string): string {
  let isInString = false;
  let isEscaped = false;
  let out = '';
  for (const character of text) {
    if (isInString && character < ' ') {
      // Doubles a backslash before a raw line break; it would otherwise turn the escaped break into the letter n.
      out += (isEscaped ? '\\' : '') + JSON.stringify(character).slice(1, -1);
      isEscaped = false;
      continue;
    }
    if (character === '"' && !isEscaped) isInString = !isInString;
    isEscaped = isInString && character === '\\' && !isEscaped;
    out += character;
  }
  return out;
}

/** Parses a table; `stored` is the source of the value and becomes `raw` when it is not a table. */
function parseTable(value: unknown, stored: unknown): ParsedSpecification {
  try {
    if (isEmptyValue(value)) return { status: 'none' };
    if (!isRecord(value)) throw new TypeError('not a table of headers and rows');
    const headers = value['headers'] ?? [];
    const rows = value['rows'] ?? [];
    if (value['headers'] == null && value['rows'] == null) throw new TypeError('neither headers nor rows');
    if (!Array.isArray(headers) || !Array.isArray(rows))
      throw new TypeError('headers or rows are not a list');
    // `Array.from` visits holes, which `map` would skip.
    return {
      status: 'ready',
      table: { headers: Array.from(headers, cellText), rows: Array.from(rows, parseRow) },
    };
  } catch (error) {
    return { status: 'invalid', raw: rawText(stored), reason: errorReason(error) };
  }
}

/** Parses a row from an object, a list of cells or a single value. */
function parseRow(row: unknown): SpecificationRow {
  if (Array.isArray(row))
    return toRow(Array.from(row, (cell, column) => [columnKey(column), cellText(cell)]));
  if (isRecord(row)) {
    // Most rows hold only text, and tables have many rows.
    if (isTextRow(row)) return row;
    return toRow(Object.entries(row).map(([key, cell]) => [key, cellText(cell)]));
  }
  const text = cellText(row);
  return text === '' ? {} : toRow([[columnKey(0), text]]);
}

const isTextRow = (row: Record<string, unknown>): row is Record<string, string> =>
  Object.values(row).every((cell) => typeof cell === 'string');

/** Creates own properties only: `__proto__` stays a key and never sets the prototype. */
function toRow(entries: readonly (readonly [string, string])[]): SpecificationRow {
  return Object.fromEntries(entries);
}

/** Converts a cell to text. Throws when it cannot be serialized, such as one nested too deeply. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  return JSON.stringify(cell) ?? '';
}

function rawText(stored: unknown): string {
  try {
    return cellText(stored);
  } catch {
    return '';
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmptyValue = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0;

/** Returns the column keys of a table in numeric order: one per header, then those that occur only in rows. */
export function columnKeys({ headers, rows }: SpecificationTable): string[] {
  const others = new Set(rows.flatMap((row) => Object.keys(row)));
  headers.forEach((_header, column) => others.delete(columnKey(column)));
  const widest = [...others].reduce(
    (most, key) => Math.max(most, (columnOfKey(key) ?? -1) + 1),
    headers.length,
  );
  // Limits the dense range: a key such as a900000 in a damaged row must not create a million columns.
  const dense = Math.min(widest, Math.max(headers.length, 200));
  const keys = Array.from({ length: dense }, (_key, column) => columnKey(column));
  for (const key of keys) others.delete(key);
  return [...keys, ...[...others].sort(compareKeys)];
}

/** Compares keys by their column number; other keys sort after them, alphabetically. */
export function compareKeys(a: string, b: string): number {
  const [left, right] = [columnOfKey(a), columnOfKey(b)];
  if (left !== null && right !== null) return left - right;
  if (left !== null || right !== null) return left !== null ? -1 : 1;
  return a < b ? -1 : 1;
}

/**
 * Whether any header or cell has text; an all-blank table is shown as no data on the product page
 * (D-45).
 */
export function hasValues({ headers, rows }: SpecificationTable): boolean {
  const isText = (text: string) => text.trim() !== '';
  return headers.some(isText) || rows.some((row) => Object.values(row).some(isText));
}
