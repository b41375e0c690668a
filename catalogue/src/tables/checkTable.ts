import { type SpecificationTable, tableBounds } from '../model/specification.ts';
import type { TableIssue } from '../model/tableIssue.ts';
import { findDoubledCodes, findEmptyCodes } from './codeIssues.ts';
import type { FoundIssue } from './foundIssue.ts';
import { findMixedUnits } from './mixedUnits.ts';
import { findNearHeader } from './nearHeaders.ts';
import { findOutliers } from './outliers.ts';
import { type CodeHolder, codesOf, findSharedCodes } from './sharedCodes.ts';
import { readGrid, type TableGrid, writeGrid } from './tableGrid.ts';

/** Maximum number of issues per table; further ones are found once these are corrected. */
const maxIssues = 20;

/**
 * Finds likely mistakes in a table: columns in several units, outliers, and blank or duplicate codes. Tables
 * beyond the bounds of the contract are skipped.
 * @param isListed leaves out issues, such as accepted ones
 */
export function checkTable(
  table: SpecificationTable,
  isListed: (issue: TableIssue) => boolean = () => true,
): TableIssue[] {
  const grid = boundedGrid(table);
  return grid ? findIssues(grid).map(withoutCorrected).filter(isListed).slice(0, maxIssues) : [];
}

/** Finds codes of a table that other products have too. */
export function checkSharedCodes(table: SpecificationTable, others: readonly CodeHolder[]): TableIssue[] {
  const grid = boundedGrid(table);
  return grid ? findSharedCodes(grid, others).map(withoutCorrected) : [];
}

/** Returns the codes of a table, for comparison with another product. */
export function tableCodes(table: SpecificationTable): Set<string> {
  const grid = boundedGrid(table);
  return grid ? codesOf(grid) : new Set();
}

/**
 * Returns an issue of a table by its id, with the corrected table; null when the table has no such issue. An
 * issue of shared codes requires the other product.
 */
export function findTableIssue(
  table: SpecificationTable,
  issueId: string,
  others: readonly CodeHolder[] = [],
): { issue: TableIssue; corrected: SpecificationTable } | null {
  const grid = boundedGrid(table);
  if (!grid) return null;
  const found =
    [...findIssues(grid), ...findSharedCodes(grid, others)].find(({ id }) => id === issueId) ??
    findNearHeader(grid, issueId);
  return found && { issue: withoutCorrected(found), corrected: writeGrid(found.corrected) };
}

const withoutCorrected = ({ corrected: _corrected, ...issue }: FoundIssue): TableIssue => issue;

function boundedGrid(table: SpecificationTable): TableGrid | null {
  const { headers, rows } = table;
  const isBounded =
    headers.length <= tableBounds.columns && rows.length * headers.length <= tableBounds.cells;
  return isBounded ? readGrid(table) : null;
}

const findIssues = (grid: TableGrid): FoundIssue[] => [
  ...findMixedUnits(grid),
  ...findOutliers(grid),
  ...findEmptyCodes(grid),
  ...findDoubledCodes(grid),
];
