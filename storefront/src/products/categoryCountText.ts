import type { Category } from '@elvora/catalogue/model';
import { pluralise } from '@elvora/catalogue/operations';

/** Formats the contents of a category, such as '3 subcategories'; undefined when the host sends no counts. */
export function categoryCountText({ subcategoryCount, productCount }: Category): string | undefined {
  if (subcategoryCount) return pluralise(subcategoryCount, 'subcategory', 'subcategories');
  return productCount === null ? undefined : pluralise(productCount, 'product', 'products');
}
