import type { FinderResponse, FoundProductResponse } from '@elvora/catalogue/contract';
import type { FoundProductSizes } from '@elvora/catalogue/search';
import type { CategoryIndex } from '../categoryIndex.ts';
import { serializeProductCard } from '../serializers.ts';
import type { FinderPage, ProductGroup } from './finderPage.ts';
import {
  describeProduct,
  describeSize,
  describeTexts,
  type HydratedProduct,
  readingsOf,
  type SizeContext,
} from './foundProducts.ts';

/** Maximum number of sizes listed per product. */
export const maxSizes = 12;

/** Hydrated products by their number in the index. */
export type HydratedProducts = ReadonlyMap<number, HydratedProduct>;

/** Returns the numbers of the products in lists, each once. */
export const productsOf = (...lists: readonly (readonly { product: number }[])[]): number[] => [
  ...new Set(lists.flatMap((list) => list.map(({ product }) => product))),
];

/** Counts the found sizes of products. */
export const countSizes = (products: readonly FoundProductSizes[]) =>
  products.reduce((sum, { sizes }) => sum + sizes.length, 0);

/** Context shared by the products and rows of one response. */
export interface ShownProducts extends SizeContext {
  products: HydratedProducts;
  categoryIndex: CategoryIndex;
}

/** Returns an empty list for a product that has been deleted in the meantime. */
export function describeFound(
  context: ShownProducts,
  { product, sizes }: FoundProductSizes,
  options: { shown: number; isMatch: boolean; missing: string },
): FoundProductResponse[] {
  const { products, categoryIndex } = context;
  const hydrated = products.get(product);
  return hydrated ? [describeProduct(context, hydrated, { categoryIndex, sizes, ...options })] : [];
}

/** Describes the groups that have products on the page, with the totals of each group. */
export function describeGroups(
  context: ShownProducts,
  groups: readonly ProductGroup[],
  page: FinderPage,
): FinderResponse['groups'] {
  const isOnPage = new Set(productsOf(page.products));
  return groups.flatMap(({ name, products }) => {
    const shown = products.filter(({ product }) => isOnPage.has(product));
    if (shown.length === 0) return [];
    return {
      name,
      productCount: products.length,
      sizeCount: countSizes(products),
      products: shown.flatMap((each) =>
        describeFound(context, each, { shown: maxSizes, isMatch: true, missing: '' }),
      ),
    };
  });
}

/** Describes the rows of a table, one size each. */
export function describeRows(
  context: ShownProducts,
  rows: readonly FoundProductSizes[],
): FinderResponse['rows'] {
  const { index, products } = context;
  return rows.flatMap(({ product, sizes }) => {
    const hydrated = products.get(product);
    const [size] = hydrated ? readingsOf(index, hydrated, sizes) : [];
    if (!hydrated || !size) return [];
    const texts = describeTexts(context, hydrated);
    const described = describeSize(context, size, { isMatch: true, texts });
    return [{ productId: index.ids[product] ?? 0, size: described }];
  });
}

/** Describes the products of the rows, each once. */
export function describeRowProducts(
  { products, categoryIndex }: ShownProducts,
  rows: readonly FoundProductSizes[],
): FinderResponse['rowProducts'] {
  return productsOf(rows).flatMap((product) => {
    const hydrated = products.get(product);
    return hydrated ? [serializeProductCard(hydrated.row, categoryIndex)] : [];
  });
}
