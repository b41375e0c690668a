import type { CategoryRow } from '../store/index.ts';
import type { CategoryIndex } from './categoryIndex.ts';

/**
 * A type of products in a category: a subcategory with its descendants, or the category itself with its
 * direct products.
 */
export interface ProductTypeCategories {
  id: number;
  name: string;
  /** Visible categories whose products are of this type. */
  categoryIds: readonly number[];
  /** Number of products, by the index. */
  total: number;
}

/** Returns the types of a category in order: the category itself, then its visible subcategories by name. */
export function productTypes(index: CategoryIndex, { id, name }: CategoryRow): ProductTypeCategories[] {
  const below = index
    .children(id)
    .filter((child) => index.isVisible(child.id))
    .map((child) => ({
      id: child.id,
      name: child.name,
      categoryIds: index
        .withDescendants(child.id)
        .filter((category) => index.isVisible(category.id))
        .map((category) => category.id),
      total: index.productCount(child.id, 'visible'),
    }));
  const totalBelow = below.reduce((sum, { total }) => sum + total, 0);
  return [{ id, name, categoryIds: [id], total: index.productCount(id, 'visible') - totalBelow }, ...below];
}
