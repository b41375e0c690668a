import type { ChangedCell, TableIssue } from '../model/tableIssue.ts';
import { rowName, type TableGrid } from './tableGrid.ts';

/** An issue, and the table after its correction. */
export interface FoundIssue extends TableIssue {
  corrected: TableGrid;
}

/** Maximum number of rows shown per correction. */
const maxRows = 20;

type ChangedRow = Omit<ChangedCell, 'row'> & { at: number };

/** Describes an issue with the rows that its correction changes. */
export function describeIssue(
  grid: TableGrid,
  issue: Omit<FoundIssue, 'rows' | 'rowCount'>,
  changed: readonly ChangedRow[],
): FoundIssue {
  return {
    ...issue,
    rowCount: changed.length,
    rows: changed
      .slice(0, maxRows)
      .map(({ at, before, after }) => ({ row: rowName(grid, at), before, after })),
  };
}
