import type { Product } from '@elvora/catalogue/model';

/** Products of one type: a subcategory with all below it, or the category itself with its direct products. */
export interface ProductGroup {
  /** Names of the type's path. */
  path: readonly string[];
  products: readonly Product[];
}

/** Groups products below a category by the subcategory they are in or below, in their order (D-58). */
export function groupByType(products: readonly Product[], path: readonly string[]): ProductGroup[] {
  const groups = new Map<string | undefined, Product[]>();
  for (const product of products) {
    const name = product.categoryPath[path.length];
    const group = groups.get(name);
    if (group) group.push(product);
    else groups.set(name, [product]);
  }
  return [...groups].map(([name, members]) => ({
    path: name === undefined ? path : [...path, name],
    products: members,
  }));
}

/** Whether the products are of the category: a host that ignores the filter sends those of all categories. */
export const areAllBelow = (products: readonly Product[], path: readonly string[]): boolean =>
  products.every(({ categoryPath }) => path.every((name, at) => categoryPath[at] === name));
