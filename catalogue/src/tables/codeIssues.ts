import { isCodeTitle } from '../operations/codeTitles.ts';
import { isOrderingCode } from '../operations/orderingCodes.ts';
import { sizeKey } from '../operations/productSizes.ts';
import { describeIssue, type FoundIssue } from './foundIssue.ts';
import { isStated, removeRows, replaceColumn, type TableGrid } from './tableGrid.ts';

/** Cell text that marks a missing code. */
export const noCode = '–';

/** Finds blank cells among codes, to be filled with a dash, and blank rows, to be removed. */
export function findEmptyCodes(grid: TableGrid): FoundIssue[] {
  const blankRows = new Set(
    Array.from({ length: grid.rowCount }, (_, row) => row).filter((row) =>
      grid.columns.every(({ cells }) => (cells[row] ?? '').trim() === ''),
    ),
  );
  const codeColumns = codeColumnsOf(grid);
  const [first] = codeColumns;
  const blank: FoundIssue[] =
    first !== undefined && blankRows.size > 0
      ? [
          describeIssue(
            grid,
            {
              id: 'empty-codes rows',
              kind: 'empty-codes',
              header: grid.columns[first]?.header ?? '',
              details: [],
              correction: 'remove',
              headersAfter: [],
              corrected: removeRows(grid, blankRows),
            },
            [...blankRows].map((at) => ({ at, before: '', after: [] })),
          ),
        ]
      : [];
  return [
    ...blank,
    ...codeColumns.flatMap((at) => {
      const { header = '', cells = [] } = grid.columns[at] ?? {};
      const rows = [...cells.keys()].filter((row) => (cells[row] ?? '').trim() === '' && !blankRows.has(row));
      if (rows.length === 0) return [];
      const isBlank = new Set(rows);
      const stated = cells.map((cell, row) => (isBlank.has(row) ? noCode : cell));
      return describeIssue(
        grid,
        {
          id: `empty-codes ${at}`,
          kind: 'empty-codes',
          header,
          details: [],
          correction: 'dash',
          headersAfter: [header],
          corrected: replaceColumn(grid, at, [{ header, cells: stated }]),
        },
        rows.map((row) => ({ at: row, before: '', after: [noCode] })),
      );
    }),
  ];
}

/** Finds duplicate codes in a column. Identical rows are removed; of different rows, the first keeps the code. */
export function findDoubledCodes(grid: TableGrid): FoundIssue[] {
  return codeColumnsOf(grid).flatMap((at) => {
    const { header = '', cells = [] } = grid.columns[at] ?? {};
    const byCode = Map.groupBy(
      [...cells.keys()].filter((row) => isOrderingCode(cells[row] ?? '')),
      (row) => sizeKey(cells[row] ?? ''),
    );
    const [doubled] = [...byCode.values()].filter((rows) => rows.length > 1);
    const [first, ...later] = doubled ?? [];
    if (first === undefined) return [];
    const code = cells[first] ?? '';
    const isEqual = later.every((row) =>
      grid.columns.every((column) => column.cells[row]?.trim() === column.cells[first]?.trim()),
    );
    const isLater = new Set(later);
    const dashed = cells.map((cell, row) => (isLater.has(row) ? noCode : cell));
    return describeIssue(
      grid,
      {
        id: `doubled-codes ${at}`,
        kind: 'doubled-codes',
        header,
        details: [code],
        correction: isEqual ? 'remove' : 'dash',
        headersAfter: isEqual ? [] : [header],
        corrected: isEqual ? removeRows(grid, isLater) : replaceColumn(grid, at, [{ header, cells: dashed }]),
      },
      later.map((row) => ({ at: row, before: code, after: isEqual ? [] : [noCode] })),
    );
  });
}

/** Columns with a code title and mostly codes in their cells. */
export const codeColumnsOf = ({ columns }: TableGrid): number[] =>
  columns.flatMap(({ header, cells }, at) => {
    const stated = cells.filter(isStated);
    return isCodeTitle(header) && stated.filter(isOrderingCode).length * 2 > stated.length ? [at] : [];
  });
