import type { Category } from '@elvora/catalogue/model';
import { pluralise } from '@elvora/catalogue/operations';

/** What a category holds, in words; undefined when the host does not say. */
export function categoryCountText({ subcategoryCount, productCount }: Category): string | undefined {
  if (subcategoryCount) return pluralise(subcategoryCount, 'subcategory', 'subcategories');
  return productCount === null ? undefined : pluralise(productCount, 'product', 'products');
}
