import type { SpecificationReading, SpecificationTable } from '@elvora/catalogue/model';
import { counted } from '../frame/menu.ts';

/** How many sizes a product has and between which codes, as its table says: '6 sizes, EV-PC-9 to EV-PC-38'. */
export function sizesOf(specification: SpecificationReading): string | null {
  if (specification.status !== 'ready') return null;
  const { headers, rows } = specification.table;
  const column = headers.findIndex((header) => /code/i.test(header));
  if (column === -1) return null;
  const codes = rows
    .map((row) => row[`a${column + 1}`]?.trim() ?? '')
    .filter((code) => /^EV-\S+$/.test(code));
  const [first, last] = [codes[0], codes.at(-1)];
  if (first === undefined || last === undefined) return null;
  return codes.length === 1
    ? `1 size, ${first}`
    : `${counted(codes.length, 'size', 'sizes')}, ${first} to ${last}`;
}

/** How much a table holds: '75 sizes, 12 columns'. */
export function extentOf({ headers, rows }: SpecificationTable): string {
  return `${counted(rows.length, 'size', 'sizes')}, ${counted(headers.length, 'column', 'columns')}`;
}
