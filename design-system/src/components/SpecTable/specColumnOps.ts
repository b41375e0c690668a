/** A row of a specification table: its cells under a1, a2, a3 … */
export type SpecRow = Readonly<Record<string, string>>;

/** A stored specification table. */
export interface SpecTableData {
  readonly headers: readonly string[];
  readonly rows: readonly SpecRow[];
}

/** A column of numbers, of short texts (neither of which wraps), or of longer text. */
export type CellKind = 'number' | 'text' | 'prose';

export interface SpecColumn {
  /** Key of the column's cells in a row. */
  key: string;
  /** Full name, for assistive technology. */
  name: string;
  /** The name without its unit. */
  title: string;
  /** The unit in brackets at the end of the name. */
  unit: BracketedUnit | null;
  kind: CellKind;
}

export interface BracketedUnit {
  open: string;
  text: string;
  close: string;
}

/**
 * Returns a column for each header and for each key without one, so that no cell is lost. Keys a1, a2 … come in the
 * order of their numbers (a10 after a9), other keys after them in order of appearance.
 */
export function toSpecColumns(
  { headers, rows }: SpecTableData,
  nameOf: (number: number) => string = (number) => `Column ${number}`,
): SpecColumn[] {
  const numbers = new Set(headers.map((_header, index) => index + 1));
  const others = new Set<string>();
  for (const row of rows) {
    for (const key of Object.keys(row)) {
      const number = keyNumber(key);
      if (number === null) others.add(key);
      else numbers.add(number);
    }
  }
  const numbered = [...numbers]
    .sort((a, b) => a - b)
    .map((number) => ({ key: `a${number}`, name: headers[number - 1]?.trim() || nameOf(number) }));
  const rest = [...others].map((key) => ({ key, name: key.trim() || nameOf(numbers.size + 1) }));
  return [...numbered, ...rest].map(({ key, name }) => ({
    key,
    name,
    ...splitUnit(name),
    kind: columnKind(rows, key),
  }));
}

/** Returns the trimmed text of a cell, with its line breaks; null when it is blank. */
export function cellText(row: SpecRow, key: string): string | null {
  // Keys may have names such as 'constructor'.
  return (Object.hasOwn(row, key) && row[key]?.trim()) || null;
}

/** Splits a unit in brackets from the end of a name: 'Clamping range (mm)' into 'Clamping range' and 'mm'. */
export function splitUnit(name: string): Pick<SpecColumn, 'title' | 'unit'> {
  const unsplit = { title: name, unit: null };
  const close = name.at(-1) ?? '';
  const open = openingBrackets[close];
  if (!open) return unsplit;
  const at = name.lastIndexOf(open);
  const title = name.slice(0, Math.max(0, at)).trimEnd();
  const text = name.slice(at + 1, -1).trim();
  const isUnit = title !== '' && text !== '' && text.length <= maxUnitLength && !/[()[\]]/.test(text);
  return isUnit ? { title, unit: { open, text, close } } : unsplit;
}

const openingBrackets: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Longer text in brackets is a remark, not a unit. */
const maxUnitLength = 16;

/** Longer cells are prose. */
const maxValueLength = 24;

function columnKind(rows: readonly SpecRow[], key: string): CellKind {
  const texts = rows.map((row) => cellText(row, key));
  if (texts.some(isProse)) return 'prose';
  return texts.every(isNumeric) ? 'number' : 'text';
}

/** Numbers, ranges and tolerances contain no letters; nor do signs for a missing value. */
const isNumeric = (text: string | null) => text === null || !/\p{L}/u.test(text);

function isProse(text: string | null): boolean {
  return text !== null && (text.length > maxValueLength || /[\r\n]/.test(text));
}

/** Returns the width in characters at which a title takes two lines, up to a limit. */
export function titleWidth(title: string): number {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  return Math.min(Math.max(longestWord, Math.ceil(title.length / 2)), 16);
}

/** The number of a key a1, a2 …; null for any other key. */
function keyNumber(key: string): number | null {
  const match = /^a([1-9]\d{0,8})$/.exec(key);
  return match ? Number(match[1]) : null;
}

/** Position of a cell in the stored table, counted from 0; no row for the title of a column. */
export interface SpecCell {
  row: number | null;
  column: number;
}

/** Id of the current cell, for links that bring it into view without script. */
export const currentCellId = 'size';
