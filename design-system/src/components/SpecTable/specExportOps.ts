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

/** Returns header and rows as cells, with line breaks inside cells kept. */
export const tableLines = (rows: readonly SpecRow[], columns: readonly SpecColumn[]): string[][] => [
  columns.map(({ name }) => name),
  ...rows.map((row) => rowCells(row, columns)),
];
