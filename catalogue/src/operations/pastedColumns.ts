import { isInvalidQuantity, readCount } from './pastedQuantity.ts';

/** Column positions in a pasted table, from 0; null for a column that was not recognised. */
export interface PastedColumns {
  quantity: number | null;
  /** Running numbers of the rows. */
  position: number | null;
}

/**
 * Splits a line into cells: at tabs, semicolons or bars, and at commas when a cell is a number. A single cell
 * is not a table.
 */
export function readCells(line: string): string[] {
  for (const separator of ['\t', ';', '|']) {
    if (!line.includes(separator)) continue;
    const cells = splitCells(line, separator);
    // A blank cell keeps its column, so the following cells stay aligned with their titles.
    return separator === '|' ? withoutOuterBars(cells) : cells;
  }
  const cells = line.includes(',') ? splitCells(line, ',') : [line.trim()];
  const [first = '', second = ''] = cells;
  const isRefused = cells.length === 2 && isCode(first) && isInvalidQuantity(second);
  return isRefused || cells.some((cell) => readCount(cell) !== null) || line.trim().startsWith('"')
    ? cells
    : [line.trim()];
}

/** Whether a word is an ordering code. */
export const isCode = (word: string): boolean =>
  /\d/.test(word) && /\p{L}/u.test(word) && /[-/]/.test(word) && !/\s/.test(word);

/** Splits at a separator outside quotes (RFC 4180). */
function splitCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else {
      cell += letter;
    }
  }
  return [...cells, cell.trim()];
}

/** `| EV-PC-25 | 5 |` starts and ends with a bar. */
const withoutOuterBars = (cells: readonly string[]): string[] =>
  cells.slice(cells[0] === '' ? 1 : 0, cells.length > 1 && cells.at(-1) === '' ? -1 : undefined);

/** Cells that are not blank. */
export const statedCells = (cells: readonly string[]): string[] => cells.filter((cell) => cell !== '');

const quantityTitle = /^(?:qty|quantity|quantities|menge|anzahl|stück|nos?|pcs|pieces|amount)\b/i;
const positionTitle = /^(?:pos|position|s\.? ?no|sr\.? ?no|sl\.? ?no|item no|line|#)\b|^#$/i;
const itemTitle =
  /\b(?:code|article|part|item|product|description|material|ordering|order no|reference|name)\b/i;

/** A line of a list, and the cells in it. */
export interface PastedRow {
  line: string;
  cells: readonly string[];
}

/** Rows below their titles, or those before the first titles. */
interface PastedTable<Row> {
  columns: PastedColumns;
  body: readonly Row[];
}

/**
 * Splits lines at rows of titles, which are omitted: several lists may have been pasted one after
 * another. Identifies the columns by their titles, else by a column that numbers the rows.
 */
export function splitTables<Row extends PastedRow>(rows: readonly Row[]): PastedTable<Row>[] {
  const [first] = rows;
  const starts = rows.flatMap((row, at) => {
    const titles = at === 0 ? firstTitles(row) : laterTitles(row, first);
    return titles === null ? [] : [{ at, titles }];
  });
  const untitled = rows.slice(0, starts[0]?.at);
  const tables = starts.map(({ at, titles }, index) => {
    const body = rows.slice(at + 1, starts[index + 1]?.at);
    return { columns: titles.length > 0 ? titledColumns(titles) : numberedColumns(body), body };
  });
  return untitled.length > 0 ? [{ columns: numberedColumns(untitled), body: untitled }, ...tables] : tables;
}

const titledColumns = (titles: readonly string[]): PastedColumns => ({
  quantity: titled(titles, quantityTitle),
  position: titled(titles, positionTitle),
});

function numberedColumns(rows: readonly PastedRow[]): PastedColumns {
  const cells = rows.map((row) => row.cells);
  const column = firstColumn(cells);
  return { quantity: null, position: countsRows(cells, column) ? column : null };
}

const firstTitles = (row: PastedRow): readonly string[] | null =>
  isTitleRow(row.cells) ? row.cells : wordedTitles(row);

/** A line among items is omitted only if nothing in it can name one. */
const laterTitles = (row: PastedRow, first: PastedRow | undefined): readonly string[] | null =>
  first && isTitleRow(first.cells) && first.line.trim() === row.line.trim() ? row.cells : wordedTitles(row);

/** Returns the titles of a line that has no other words; without separators their columns are unknown. */
function wordedTitles({ line, cells }: PastedRow): readonly string[] | null {
  const words = line.split(wordEnds).filter((word) => word !== '');
  if (!isTitleRow(words) || !words.every((word) => titleWords.has(word.toLowerCase()))) return null;
  const separated = cells.length > 1 ? cells : splitCells(line, ',');
  return isTitleRow(separated) ? separated : [];
}

const wordEnds = /[\s;|,./()"“”:_-]+/;

const titleWords = new Set(
  [
    'article articles catalog catalogue cat code codes description details item items material materials',
    'model name names order ordering part parts product products ref reference type',
    'amount anzahl each menge nos pcs pieces qty quantities quantity required stück unit units uom',
    '# line no number pos position s sl sr',
    'brand currency eur hsn in inr make note notes per price rate remark remarks rs sac size total usd value',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a row holds the column titles of a list: items, and quantities or numbers. */
export const isTitleRow = (cells: readonly string[]): boolean =>
  statedCells(cells).length > 1 &&
  cells.every((cell) => readCount(cell) === null) &&
  titled(cells, itemTitle) !== null &&
  (titled(cells, quantityTitle) !== null || titled(cells, positionTitle) !== null);

function titled(cells: readonly string[], pattern: RegExp): number | null {
  const at = cells.findIndex((cell) => pattern.test(cell));
  return at === -1 ? null : at;
}

/** The first column that is not blank: a list may begin in column B. */
const firstColumn = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((first, cells) => {
    const at = cells.findIndex((cell) => cell !== '');
    return at === -1 ? first : Math.min(first, at);
  }, Infinity);

/** Whether the cells of a column are 1, 2, 3, … and another number follows each of them. */
function countsRows(rows: readonly (readonly string[])[], column: number): boolean {
  return (
    rows.length > 1 &&
    rows.every(
      (cells, index) =>
        readCount(cells[column] ?? '') === index + 1 &&
        cells.slice(column + 1).some((cell) => readCount(cell) !== null),
    )
  );
}
