import { type TableBound, tableBounds } from '../model/specification.ts';
import { readSpecification } from '../operations/specification.ts';
import { exceededBound, longestCell, tableExtent } from '../operations/tableBounds.ts';

/** Messages by the bound that a table exceeds; in a separate module because visitors' forms load the other messages. */
const messages: Readonly<Record<TableBound, (found: string, max: string) => string>> = {
  rows: (found, max) => `This table has ${found} rows. A table can have up to ${max}`,
  columns: (found, max) => `This table has ${found} columns. A table can have up to ${max}`,
  cells: (found, max) => `This table has ${found} cells. A table can have up to ${max}`,
  cellLength: (found, max) => `A cell of this table has ${found} characters. A cell can have up to ${max}`,
};

/** Returns the message for a serialized table that exceeds `tableBounds`; null for one that may be saved. */
export function tableProblem(data: string): string | null {
  const specification = readSpecification(data);
  if (specification.status !== 'ready') return null;
  const { table } = specification;
  const bound = exceededBound(table);
  if (bound === null) return null;
  const found = bound === 'cellLength' ? longestCell(table) : tableExtent(table)[bound];
  const numbers = new Intl.NumberFormat('en-IN');
  return messages[bound](numbers.format(found), numbers.format(tableBounds[bound]));
}
