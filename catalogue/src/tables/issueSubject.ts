import type { SpecificationTable } from '../model/specification.ts';
import type { TableIssue } from '../model/tableIssue.ts';
import { readGrid } from './tableGrid.ts';

/**
 * Returns the text that identifies the subject of an issue: the title for a near-equal title, else the whole column. It does not
 * depend on the column's position, but changes with its title and cells.
 */
export function issueSubject({ id, kind, header, rowCount }: TableIssue, table: SpecificationTable): string {
  const unplaced = id.replace(/ \d+/, '');
  if (kind === 'near-headers') return JSON.stringify([unplaced, header]);
  const columns = readGrid(table)?.columns.filter((column) => column.header === header) ?? [];
  return JSON.stringify([unplaced, header, rowCount, columns.map(({ cells }) => cells)]);
}
