import type { ParsedSpecification, ProductSize, SpecificationTable, TablePart } from '../model/index.ts';
import { pluralise } from './pluralise.ts';
import { hasValues } from './specification.ts';
import { boundTable } from './tableBounds.ts';

/** Formats the number of sizes and their first and last code: '6 sizes, EV-PC-9 to EV-PC-38'; null without sizes. */
export function sizeRangeText(sizes: readonly ProductSize[]): string | null {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last) return null;
  return sizes.length === 1
    ? `1 size, ${first.code}`
    : `${pluralise(sizes.length, 'size', 'sizes')}, ${first.code} to ${last.code}`;
}

/**
 * Formats the extent of a table: '75 sizes, 12 columns', or its rows when it has no sizes or is part of a
 * longer table.
 */
function extentText(
  { headers }: SpecificationTable,
  { sizeCount, rowCount }: { sizeCount: number; rowCount: number },
): string {
  const lines = sizeCount > 0 ? pluralise(sizeCount, 'size', 'sizes') : pluralise(rowCount, 'row', 'rows');
  return `${lines}, ${pluralise(headers.length, 'column', 'columns')}`;
}

/** A specification for display; `isTruncated` when the stored table exceeds the limits. */
export type DisplayedSpecification =
  | {
      status: 'ready';
      table: SpecificationTable;
      extent: string;
      part: TablePart | null;
      isTruncated: boolean;
    }
  | { status: 'none' | 'invalid' };

/** Prepares a specification for display, up to the limits; an all-blank table counts as none (D-45). */
export function specificationForDisplay(
  specification: ParsedSpecification,
  sizes: readonly ProductSize[],
): DisplayedSpecification {
  if (specification.status !== 'ready') return { status: specification.status };
  const { part } = specification;
  const { table, exceeded } = part ? { ...part, ...specification } : boundTable(specification.table);
  if (!hasValues(table) && !part) return { status: 'none' };
  const extent = part
    ? { sizeCount: 0, rowCount: part.rowCount }
    : { sizeCount: sizes.length, rowCount: table.rows.length };
  return {
    status: 'ready',
    table,
    extent: extentText(table, extent),
    part: part ?? null,
    isTruncated: exceeded !== null,
  };
}

/** Joins a product's name and the code of one of its sizes to the name of the size (D-56). */
export const sizeName = (product: string, code: string) => (code === '' ? product : `${product} – ${code}`);

/** Joins the variants of a size: 'For 160 A frame, For 250 A frame'. */
export const variantText = ({ variants }: Pick<ProductSize, 'variants'>) => variants.join(', ');

/** Maximum number of values in a size's details, and of their characters. */
const maxDetails = 2;
const maxDetailLength = 40;

/** Formats the variants of a size, or its first values with their units: 'M20 × 1.5, 7–13 mm'. */
export function sizeDetails({ variants, values }: Pick<ProductSize, 'variants' | 'values'>): string {
  const stated = values.flatMap(({ title, text }) => {
    const [, name = title, unit = ''] = /^([^()]*)\(([^()]{1,12})\)$/.exec(title.trim()) ?? [];
    if (packPattern.test(title.trim()) || text.length > maxDetailLength || name === '') return [];
    return /\d$/.test(text) && unit !== '' ? [`${text} ${unit}`] : [text];
  });
  return [...variants, ...stated].slice(0, Math.max(maxDetails, variants.length)).join(', ');
}

/** Kinds of packs in column titles: 'Pack (pcs)', 'Carton (m)', 'Roll (m)'. */
const packPattern = /^(pack|packet|bag|box|carton|bundle|roll|reel|coil)(?: of)?(?: ?[([](.+)[)\]])?$/i;

/** Formats the unit of pack of a size: 'pack of 50 pcs', 'roll of 25 m'; empty when the table has none. */
export function packText({ values }: Pick<ProductSize, 'values'>): string {
  for (const { title, text } of values) {
    const [, kind, unit = ''] = packPattern.exec(title.trim()) ?? [];
    if (kind && /^\d[\d.,  ]*$/.test(text)) return `${kind.toLowerCase()} of ${text} ${unit}`.trim();
  }
  return '';
}
