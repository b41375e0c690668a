import type { Category } from '@elvora/catalogue/model';
import { counted } from '@elvora/catalogue/operations';

/** What a category holds, in words; undefined when the host does not say. */
export function contentsOf({ subcategoryCount, productCount }: Category): string | undefined {
  if (subcategoryCount) return counted(subcategoryCount, 'subcategory', 'subcategories');
  return productCount === null ? undefined : counted(productCount, 'product', 'products');
}
