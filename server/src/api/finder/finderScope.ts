import type { CategoryRow } from '../../store/index.ts';
import type { CategoryIndex } from '../categoryIndex.ts';
import { productTypes } from '../productTypes.ts';
import type { LoadedProducts } from './sizeEngine.ts';

/** The products that a query searches. */
export interface FinderScope {
  /** 1 for products in scope, by product number. */
  products: Uint8Array;
  productCount: number;
  sizeCount: number;
}

/** Returns the visible products in a category and its descendants, or all. */
export function finderScope(
  { search: { index }, categories }: LoadedProducts,
  categoryIndex: CategoryIndex,
  category: CategoryRow | null,
): FinderScope {
  const hidden = new Set(categoryIndex.hiddenIds);
  const within = category && new Set(categoryIndex.withDescendants(category.id).map(({ id }) => id));
  const products = new Uint8Array(index.productCount);
  let [productCount, sizeCount] = [0, 0];
  for (let product = 0; product < products.length; product += 1) {
    const id = categories[product] ?? -1;
    if (!index.isLive[product] || hidden.has(id) || (within && !within.has(id))) continue;
    products[product] = 1;
    productCount += 1;
    sizeCount += (index.firstSize[product + 1] ?? 0) - (index.firstSize[product] ?? 0);
  }
  return { products, productCount, sizeCount };
}

/** Types in the order of the level, each with its name and its categories; -1 means none. */
export interface FinderType {
  name: string;
  categoryIds: ReadonlySet<number>;
}

/** Returns the types of a category, or the main categories. */
export function finderTypes(index: CategoryIndex, category: CategoryRow | null): FinderType[] {
  if (category) {
    return productTypes(index, category).map(({ name, categoryIds }) => ({
      name,
      categoryIds: new Set(categoryIds),
    }));
  }
  return [
    ...index.children(null).map(({ id, name }) => ({
      name,
      categoryIds: new Set(index.withDescendants(id).map((each) => each.id)),
    })),
    { name: '', categoryIds: new Set([-1]) },
  ];
}
