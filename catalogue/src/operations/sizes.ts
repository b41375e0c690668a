import {
  columnKey,
  type ParsedSpecification,
  type SpecificationTable,
  type TablePart,
} from '../model/specification.ts';
import { pluralise } from './pluralise.ts';
import { hasValues, isOrderingCodeHeader } from './specification.ts';
import { boundTable } from './tableBounds.ts';

/** An ordering code: one word with a digit; excludes remarks such as 'on request'. */
const orderingCodePattern = /^(?=\S*\d)\S+$/;

/** Formats the number of sizes in a table and their first and last code: '6 sizes, EV-PC-9 to EV-PC-38'. */
export function sizeRangeText(specification: ParsedSpecification): string | null {
  if (specification.status !== 'ready') return null;
  if (specification.part) return specification.part.sizesText;
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
const tableSizeText = (rowCount: number, { headers }: SpecificationTable) =>
  `${pluralise(rowCount, 'size', 'sizes')}, ${pluralise(headers.length, 'column', 'columns')}`;

/** A specification for display; `isCut`: the stored table is larger than what may be shown. */
export type DisplayedSpecification =
  | { status: 'ready'; table: SpecificationTable; extent: string; part: TablePart | null; isCut: boolean }
  | { status: 'none' | 'invalid' };

/** Prepares a specification for display, up to the bounds; an all-blank table counts as none (D-45). */
export function specificationForDisplay(specification: ParsedSpecification): DisplayedSpecification {
  if (specification.status !== 'ready') return { status: specification.status };
  const { part } = specification;
  const { table, exceeded } = part ? { ...part, ...specification } : boundTable(specification.table);
  if (!hasValues(table) && !part) return { status: 'none' };
  return {
    status: 'ready',
    table,
    extent: tableSizeText(part?.rowCount ?? table.rows.length, table),
    part: part ?? null,
    isCut: exceeded !== null,
  };
}
