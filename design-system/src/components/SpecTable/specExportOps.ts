import { cellText, type SpecColumn, type SpecRow } from './specColumnOps.ts';

const rowCells = (row: SpecRow, columns: readonly SpecColumn[]) =>
  columns.map(({ key }) => cellText(row, key) ?? '');

/** A row as spreadsheets take it: tabs between cells; a line break or tab inside a cell becomes a blank. */
export function rowText(row: SpecRow, columns: readonly SpecColumn[]): string {
  return rowCells(row, columns).map(toSingleLine).join('\t');
}

/** The whole table the same way, names first. */
export function tableText(rows: readonly SpecRow[], columns: readonly SpecColumn[]): string {
  const head = columns.map(({ name }) => toSingleLine(name)).join('\t');
  return [head, ...rows.map((row) => rowText(row, columns))].join('\n');
}

const toSingleLine = (text: string) => text.replace(/\s*[\t\r\n]+\s*/g, ' ');

/** Header and rows as cells, line breaks included. */
export const tableLines = (rows: readonly SpecRow[], columns: readonly SpecColumn[]): string[][] => [
  columns.map(({ name }) => name),
  ...rows.map((row) => rowCells(row, columns)),
];

/** A file name made of a caption: letters, digits and hyphens. */
export function fileName(caption: string, ending: string): string {
  const words = caption
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return `${(words ?? ['table']).join('-').slice(0, 80)}.${ending}`;
}
