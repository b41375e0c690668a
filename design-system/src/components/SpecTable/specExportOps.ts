import { cellText, type SpecColumn, type SpecRow } from './specColumnOps.ts';

const rowCells = (row: SpecRow, columns: readonly SpecColumn[]) =>
  columns.map(({ key }) => cellText(row, key) ?? '');

/** Formats a row as tab-separated text; line breaks and tabs inside cells become spaces. */
export function rowText(row: SpecRow, columns: readonly SpecColumn[]): string {
  return rowCells(row, columns).map(toSingleLine).join('\t');
}

/** Formats a table as tab-separated text with a header line. */
export function tableText(rows: readonly SpecRow[], columns: readonly SpecColumn[]): string {
  const header = columns.map(({ name }) => toSingleLine(name)).join('\t');
  return [header, ...rows.map((row) => rowText(row, columns))].join('\n');
}

const toSingleLine = (text: string) => text.replace(/\s*[\t\r\n]+\s*/g, ' ');

/**
 * Formats a table as CSV (RFC 4180), with line breaks inside cells kept. The byte order mark makes Excel read UTF-8; an
 * apostrophe keeps spreadsheets from running a cell as a formula.
 */
export function tableCsv(rows: readonly SpecRow[], columns: readonly SpecColumn[]): string {
  const lines = [columns.map(({ name }) => name), ...rows.map((row) => rowCells(row, columns))];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Signed numbers and ranges of them are not formulas. */
const isFormula = (text: string) => /^[=@\t\r]/.test(text) || /^[+-](?![\s\d.,…])/.test(text);

function csvCell(text: string): string {
  const safeText = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Makes a file name of a caption: letters, digits and hyphens. */
export function fileName(caption: string, extension: string): string {
  const words = caption
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return `${(words ?? ['table']).join('-').slice(0, 80)}.${extension}`;
}
