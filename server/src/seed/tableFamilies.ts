import { columnKey, type SpecificationTable } from '@elvora/catalogue/model';
import { isOrderingCode, readSizes, readSpecification } from '@elvora/catalogue/operations';
import type { CatalogueContent } from './content.ts';

/** A product of the seed whose table is repeated by generated products. */
export interface TableFamily {
  name: string;
  description: string;
  keyword: string;
  table: SpecificationTable;
  /** Keys of its code columns. */
  codeKeys: readonly string[];
}

/** Returns the products of the seed whose sizes are the rows of their tables. */
export const tableFamilies = ({ products }: CatalogueContent): TableFamily[] =>
  products.flatMap(({ name, description, keyword, data, dataRaw }) => {
    const specification = readSpecification(dataRaw ?? data);
    if (specification.status !== 'ready') return [];
    const cells = readSizes(specification).flatMap((size) => size.cells);
    // In a transposed table the codes are column titles.
    if (cells.length === 0 || cells.some(({ row }) => row === null)) return [];
    const codeKeys = [...new Set(cells.map(({ column }) => columnKey(column)))];
    return [{ name, description, keyword, table: specification.table, codeKeys }];
  });

/**
 * Returns the table of a family with a different number of rows and its own codes, each with a number
 * appended. The rows start at a different offset in each table, so that all of them are repeated.
 */
export function repeatTable(
  { table: { headers, rows }, codeKeys }: TableFamily,
  { number, rowCount }: { number: number; rowCount: number },
): SpecificationTable {
  const isCode = new Set(codeKeys);
  const digits = String(number).padStart(6, '0');
  return {
    headers,
    rows: Array.from({ length: rowCount }, (_row, at) => {
      const place = number * rowCount + at;
      const round = Math.floor(at / rows.length);
      const suffix = round === 0 ? digits : `${digits}-${round}`;
      const cells = Object.entries(rows[place % rows.length] ?? {});
      return Object.fromEntries(
        cells.map(([key, cell]) => [
          key,
          isCode.has(key) && isOrderingCode(cell) ? `${cell}-${suffix}` : cell,
        ]),
      );
    }),
  };
}
