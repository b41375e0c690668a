import { type SpecificationTable, tableBounds } from '../model/specification.ts';
import type { TableIssue } from '../model/tableIssue.ts';
import { findDoubledCodes, findEmptyCodes } from './codeIssues.ts';
import type { FoundIssue } from './foundIssue.ts';
import { findMixedUnits } from './mixedUnits.ts';
import { renamedHeader } from './nearHeaders.ts';
import { findOutliers } from './outliers.ts';
import { readGrid, type TableGrid, writeGrid } from './tableGrid.ts';

/** Maximum number of issues per table; further ones are found once these are corrected. */
const maxIssues = 20;

/**
 * Finds likely mistakes in a table: columns in several units, values out of line, and blank or doubled codes. Tables
 * beyond the bounds of the contract are left alone.
 */
export function checkTable(table: SpecificationTable): TableIssue[] {
  const grid = boundedGrid(table);
  return grid ? findIssues(grid).map(({ corrected: _corrected, ...issue }) => issue) : [];
}

/** Returns a table with one issue corrected; null where it has no such issue. */
export function correctTable(table: SpecificationTable, issueId: string): SpecificationTable | null {
  const grid = boundedGrid(table);
  if (!grid) return null;
  const found = findIssues(grid).find(({ id }) => id === issueId);
  const corrected = found?.corrected ?? renamedHeader(grid, issueId);
  return corrected && writeGrid(corrected);
}

function boundedGrid(table: SpecificationTable): TableGrid | null {
  const { headers, rows } = table;
  const isBounded =
    headers.length <= tableBounds.columns && rows.length * headers.length <= tableBounds.cells;
  return isBounded ? readGrid(table) : null;
}

const findIssues = (grid: TableGrid): FoundIssue[] =>
  [...findMixedUnits(grid), ...findOutliers(grid), ...findEmptyCodes(grid), ...findDoubledCodes(grid)].slice(
    0,
    maxIssues,
  );
