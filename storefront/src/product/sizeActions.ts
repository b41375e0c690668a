import type { Product, ProductSize } from '@elvora/catalogue/model';
import { findSize, sizeDetails, sizeName } from '@elvora/catalogue/operations';
import type { SpecTableProps } from '@elvora/design-system/SpecTable';
import { addToQuote } from '../quoteList/addToQuote.ts';
import type { QuoteList } from '../quoteList/quoteList.ts';
import { paths } from '../site/paths.ts';

/**
 * Actions for each size in the table; without script, a size is posted to the quote list (D-63).
 */
export function sizeActions(
  product: Product,
  sizes: readonly ProductSize[],
  cart: QuoteList,
): NonNullable<SpecTableProps['rowAction']> {
  const columns = new Map<number | null, number[]>();
  for (const { row, column } of sizes.flatMap(({ cells }) => cells)) {
    columns.set(row, [...(columns.get(row) ?? []), column]);
  }
  const quantities = new Map(cart.map(({ name, quantity }) => [name, quantity]));
  return {
    label: 'Add To Quote',
    codeColumns: (row) => columns.get(row) ?? noColumns,
    detailsOf: (code) => {
      const size = findSize(sizes, code);
      return size ? sizeDetails(size) : '';
    },
    listedQuantity: (code) => quantities.get(sizeName(product.name, code)) ?? 0,
    list: { label: 'Open list', href: paths.cart },
    hrefOf: (code) => paths.product(product.id, { size: code }),
    onAction: (code, quantity) => addToQuote(product, { quantity, size: findSize(sizes, code) ?? undefined }),
    form: {
      action: paths.cart,
      hiddenFields: { product: String(product.id) },
      field: 'code',
      quantityField: 'quantity',
    },
  };
}

const noColumns: readonly number[] = [];
