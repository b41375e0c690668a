import { isInvalidQuantity, readCount } from './pastedQuantity.ts';

/** Column positions in a pasted table, from 0; null for a column that was not recognised. */
export interface PastedColumns {
  /** The first row holds titles. */
  hasTitles: boolean;
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

/** Identifies the columns of a table by its title row, or else by a column of row numbers. */
export function findColumns(rows: readonly (readonly string[])[]): PastedColumns {
  const [first = []] = rows;
  const hasTitles = isTitleRow(first);
  if (hasTitles) {
    return { hasTitles, quantity: titled(first, quantityTitle), position: titled(first, positionTitle) };
  }
  const column = firstColumn(rows);
  return { hasTitles, quantity: null, position: countsRows(rows, column) ? column : null };
}

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
