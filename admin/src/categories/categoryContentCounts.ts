import type { Category, CategoryContents } from '@elvora/catalogue/model';
import { descendantCategories } from '@elvora/catalogue/operations';

/** Totals of a category's contents from the list of categories, until the host has sent its own. */
export function knownContentCounts(
  categories: readonly Category[],
  { name, productCount }: Category,
): Pick<CategoryContents, 'allSubcategories' | 'allProducts'> {
  return {
    allSubcategories: descendantCategories(categories, name).length,
    allProducts: productCount ?? 0,
  };
}

type ContentTotals = ReturnType<typeof knownContentCounts>;

export const isCategoryEmpty = ({ allSubcategories, allProducts }: ContentTotals): boolean =>
  allSubcategories === 0 && allProducts === 0;

/** '2 subcategories and 11 products'; zero counts are left out. */
export function contentCountsText({ allSubcategories, allProducts }: ContentTotals): string {
  return [
    allSubcategories > 0 && (allSubcategories === 1 ? '1 subcategory' : `${allSubcategories} subcategories`),
    allProducts > 0 && (allProducts === 1 ? '1 product' : `${allProducts} products`),
  ]
    .filter(Boolean)
    .join(' and ');
}
