import type { SpecificationTable } from '../model/specification.ts';
import type { TableIssue } from '../model/tableIssue.ts';
import { readGrid } from './tableGrid.ts';

/**
 * Returns the text of what an issue is about: the title for a near-equal one, else its column as it is. It stays the same
 * wherever the column stands, and differs once its title or a cell changes.
 */
export function issueSubject({ id, kind, header, rowCount }: TableIssue, table: SpecificationTable): string {
  const unplaced = id.replace(/ \d+/, '');
  if (kind === 'near-headers') return JSON.stringify([unplaced, header]);
  const columns = readGrid(table)?.columns.filter((column) => column.header === header) ?? [];
  return JSON.stringify([unplaced, header, rowCount, columns.map(({ cells }) => cells)]);
}
