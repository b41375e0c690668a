import type { FinderResult, FoundProduct } from '@elvora/catalogue/contract';
import { pluralise } from '@elvora/catalogue/operations';

/** The parts of a result that are summarised. */
interface CountedResult extends Pick<FinderResult, 'totals' | 'columns'> {
  groups: readonly { products: readonly { sizes: FoundProduct['sizes'] }[] }[];
}

/** Summarises a result in a few words: '15 sizes in 7 products', or the size itself when there is only one. */
export function finderAnswer(result: CountedResult): string {
  const { sizes, products } = result.totals;
  if (products === 0) return 'No size meets this';
  const inProducts = pluralise(products, 'product', 'products');
  if (sizes === 0) return inProducts;
  return (sizes === 1 && onlySize(result)) || `${pluralise(sizes, 'size', 'sizes')} in ${inProducts}`;
}

/** Code and first value of the only size: 'EV-BG-M20, 7–13 mm'. */
function onlySize({ groups, columns }: CountedResult): string | null {
  const size = groups.flatMap(({ products }) => products).flatMap(({ sizes }) => sizes)[0];
  if (!size) return null;
  const at = size.cells.findIndex((cell) => cell !== null);
  const [cell, column] = [size.cells[at], columns[at]];
  if (!cell || !column) return size.code;
  const value = cell.text.endsWith(column.unit) ? cell.text : `${cell.text} ${column.unit}`;
  return `${size.code}, ${value}`;
}
