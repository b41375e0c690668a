import { isOrderingCode } from '../operations/orderingCodes.ts';
import { sizeKey } from '../operations/productSizes.ts';
import { codeColumnsOf, noCode } from './codeIssues.ts';
import { describeIssue, type FoundIssue } from './foundIssue.ts';
import { replaceColumn, type TableGrid } from './tableGrid.ts';

/** Another product, with the comparison keys of its codes. */
export interface CodeHolder {
  id: number;
  name: string;
  codes: ReadonlySet<string>;
}

/** Returns the codes of a table's code columns, as `sizeKey` compares them. */
export const codesOf = (grid: TableGrid): Set<string> =>
  new Set(
    codeColumnsOf(grid).flatMap((at) =>
      (grid.columns[at]?.cells ?? []).filter(isOrderingCode).map((code) => sizeKey(code)),
    ),
  );

/** Finds codes that another product has, too, by column and product: an order with such a code would be ambiguous. */
export function findSharedCodes(grid: TableGrid, others: readonly CodeHolder[]): FoundIssue[] {
  return codeColumnsOf(grid).flatMap((at) => {
    const { header = '', cells = [] } = grid.columns[at] ?? {};
    return others.flatMap((other) => {
      const shared = [...cells.keys()].filter(
        (row) => isOrderingCode(cells[row] ?? '') && other.codes.has(sizeKey(cells[row] ?? '')),
      );
      const [first] = shared;
      if (first === undefined) return [];
      const isShared = new Set(shared);
      const dashed = cells.map((cell, row) => (isShared.has(row) ? noCode : cell));
      return describeIssue(
        grid,
        {
          id: `shared-codes ${at} ${other.id}`,
          kind: 'doubled-codes',
          header,
          details: [cells[first] ?? '', other.name],
          correction: 'dash',
          headersAfter: [header],
          corrected: replaceColumn(grid, at, [{ header, cells: dashed }]),
        },
        shared.map((row) => ({ at: row, before: cells[row] ?? '', after: [noCode] })),
      );
    });
  });
}

/** Returns the id of the other product in an issue of `findSharedCodes`; null for other issues. */
export function sharedWith(issueId: string): number | null {
  const [, id] = /^shared-codes \d{1,4} (\d{1,10})$/.exec(issueId) ?? [];
  return id === undefined ? null : Number(id);
}
