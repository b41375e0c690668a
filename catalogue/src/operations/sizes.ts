import type { ParsedSpecification, ProductSize, SpecificationTable } from '../model/index.ts';
import { pluralise } from './pluralise.ts';
import { hasValues } from './specification.ts';

/** Formats the number of sizes and their first and last code: '6 sizes, EV-PC-9 to EV-PC-38'; null without sizes. */
export function sizeRangeText(sizes: readonly ProductSize[]): string | null {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last) return null;
  return sizes.length === 1
    ? `1 size, ${first.code}`
    : `${pluralise(sizes.length, 'size', 'sizes')}, ${first.code} to ${last.code}`;
}

/** Formats the extent of a table: '75 sizes, 12 columns', or its rows when it holds no sizes. */
function extentText({ headers, rows }: SpecificationTable, sizes: readonly ProductSize[]): string {
  const lines =
    sizes.length > 0 ? pluralise(sizes.length, 'size', 'sizes') : pluralise(rows.length, 'row', 'rows');
  return `${lines}, ${pluralise(headers.length, 'column', 'columns')}`;
}

/** Prepares a specification for display; an all-blank table counts as none (D-45). */
export function specificationForDisplay(
  specification: ParsedSpecification,
  sizes: readonly ProductSize[],
): { status: 'ready'; table: SpecificationTable; extent: string } | { status: 'none' | 'invalid' } {
  if (specification.status !== 'ready') return { status: specification.status };
  const { table } = specification;
  return hasValues(table) ? { status: 'ready', table, extent: extentText(table, sizes) } : { status: 'none' };
}

/** Joins the name of a product and the code of one of its sizes to the name of the size (D-56). */
export const sizeName = (product: string, code: string) => (code === '' ? product : `${product} – ${code}`);

/** Joins the variants of a size: 'For 160 A frame, For 250 A frame'. */
export const variantText = ({ variants }: Pick<ProductSize, 'variants'>) => variants.join(', ');

/** Kinds of packs that tables state with a count: 'Pack (pcs)', 'Carton (m)', 'Roll (m)'. */
const packPattern = /^(pack|packet|bag|box|carton|bundle|roll|reel|coil)(?: of)?(?: ?[([](.+)[)\]])?$/i;

/** Formats the unit of pack of a size: 'pack of 50 pcs', 'roll of 25 m'; empty when the table states none. */
export function packText({ values }: Pick<ProductSize, 'values'>): string {
  for (const { title, text } of values) {
    const [, kind, unit = ''] = packPattern.exec(title.trim()) ?? [];
    if (kind && /^\d[\d.,  ]*$/.test(text)) return `${kind.toLowerCase()} of ${text} ${unit}`.trim();
  }
  return '';
}
