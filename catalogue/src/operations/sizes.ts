import { columnKey, type ParsedSpecification, type SpecificationTable } from '../model/specification.ts';
import { pluralise } from './pluralise.ts';
import { hasValues, isOrderingCodeHeader } from './specification.ts';

/** An ordering code: one word with a digit; excludes remarks such as 'on request'. */
const orderingCodePattern = /^(?=\S*\d)\S+$/;

/** Formats the number of sizes in a table and their first and last code: '6 sizes, EV-PC-9 to EV-PC-38'. */
export function sizeRangeText(specification: ParsedSpecification): string | null {
  if (specification.status !== 'ready') return null;
  const { headers, rows } = specification.table;
  const column = headers.findIndex(isOrderingCodeHeader);
  if (column === -1) return null;
  const codes = rows
    .map((row) => row[columnKey(column)]?.trim() ?? '')
    .filter((cell) => orderingCodePattern.test(cell));
  const [first, last] = [codes[0], codes.at(-1)];
  if (first === undefined || last === undefined) return null;
  return codes.length === 1
    ? `1 size, ${first}`
    : `${pluralise(codes.length, 'size', 'sizes')}, ${first} to ${last}`;
}

/** Formats the size of a table: '75 sizes, 12 columns'. */
function tableSizeText({ headers, rows }: SpecificationTable): string {
  return `${pluralise(rows.length, 'size', 'sizes')}, ${pluralise(headers.length, 'column', 'columns')}`;
}

/** Prepares a specification for display; an all-blank table counts as none (D-45). */
export function specificationForDisplay(
  specification: ParsedSpecification,
): { status: 'ready'; table: SpecificationTable; extent: string } | { status: 'none' | 'invalid' } {
  if (specification.status !== 'ready') return { status: specification.status };
  const { table } = specification;
  return hasValues(table) ? { status: 'ready', table, extent: tableSizeText(table) } : { status: 'none' };
}
