import type { ParsedSpecification, SpecificationRow, SpecificationTable } from '../model/specification.ts';
import { readSizes } from './productSizes.ts';
import { sizeRangeText } from './sizes.ts';
import { hasValues } from './specification.ts';
import { boundTable, cutCells, longestCell, presentKeys } from './tableBounds.ts';

/** Maximum number of table rows on one page. */
export const maxPageRows = 200;

/** Maximum bytes of a table on one page, by a conservative estimate. */
const maxPageBytes = 380_000;

/** Limits of truncated cells: a row or the headers must not exceed half of `maxPageBytes`. */
const cutLength = { forAllColumns: 12_000, min: 60, max: 500 } as const;

/**
 * Reduces a specification to the part that a page contains; one that fits is returned unchanged. `page`
 * starts at 1 and is clamped to the last page. With `row`, returns the part that contains this row. An
 * all-blank table counts as none (D-45).
 */
export function specificationPart(
  specification: ParsedSpecification,
  { page = 1, row }: { page?: number; row?: number | undefined },
): ParsedSpecification {
  if (specification.status !== 'ready') return specification;
  const { table, exceeded } = boundTable(specification.table);
  if (!hasValues(table)) return { status: 'none' };
  const keys = presentKeys(table);
  const fits =
    table.rows.length <= maxPageRows &&
    headerBytes(table) + sum(table.rows.map((row) => rowBytes(row, keys.size))) <= maxPageBytes;
  if (fits && exceeded === null) return specification;
  const cut = fits ? table : cutToPage(table, keys);
  const starts = fits ? [0] : pageStarts(cut, keys.size);
  const wanted = row === undefined ? page : starts.findLastIndex((at) => at <= row) + 1;
  const current = Math.min(Math.max(1, wanted), starts.length);
  const start = starts[current - 1] ?? 0;
  return {
    status: 'ready',
    table: { headers: cut.headers, rows: cut.rows.slice(start, starts[current]) },
    part: {
      start,
      rowCount: table.rows.length,
      page: current,
      pageCount: starts.length,
      cutAfter: cut === table ? null : longestCell(cut),
      sizesText: sizeRangeText(readSizes({ status: 'ready', table })),
      exceeded,
    },
  };
}

function cutToPage(table: SpecificationTable, keys: ReadonlySet<string>): SpecificationTable {
  const { forAllColumns, min, max } = cutLength;
  const length = Math.min(max, Math.max(min, Math.floor(forAllColumns / keys.size)));
  return longestCell(table) <= length ? table : cutCells(table, { keys: [...keys], length });
}

/** Returns the index of the first row of each page; each page has as many rows as fit. */
function pageStarts(table: SpecificationTable, columnCount: number): number[] {
  const starts = [0];
  let bytes = headerBytes(table);
  table.rows.forEach((row, at) => {
    const added = rowBytes(row, columnCount);
    const count = at - (starts.at(-1) ?? 0);
    if (count > 0 && (count === maxPageRows || bytes + added > maxPageBytes)) {
      starts.push(at);
      bytes = headerBytes(table);
    }
    bytes += added;
  });
  return starts;
}

const headerBytes = ({ headers }: SpecificationTable) =>
  sum(headers.map((header) => 300 + textBytes(header)));

/** Markup of the row and its cells; empty cells have more of it, and the first cell is the row's id as well. */
function rowBytes(row: SpecificationRow, columnCount: number): number {
  const cells = Object.values(row);
  const filled = cells.filter((cell) => cell !== '');
  const empty = columnCount - filled.length;
  return 150 + empty * 190 + sum(filled.map((cell) => 75 + textBytes(cell))) + textBytes(cells[0] ?? '');
}

/** Bytes of a text, which occurs escaped in the HTML and again in the page state as JSON. */
function textBytes(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 126 || code < 32) bytes += 9;
    else
      bytes +=
        code === 34 || code === 38 || code === 39 || code === 60 || code === 62 || code === 92 ? 11 : 2;
  }
  return bytes;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
