import type { Category, CategoryContents } from '@elvora/catalogue/model';

/** Counts of a category's contents from the loaded tree, until the host has sent its own. */
export function knownContentCounts({ subcategoryCount, productCount }: Category): CategoryContents {
  const subcategories = subcategoryCount ?? 0;
  const products = productCount ?? 0;
  return { subcategories, products, allSubcategories: subcategories, allProducts: products };
}

export const isCategoryEmpty = ({ allSubcategories, allProducts }: CategoryContents): boolean =>
  allSubcategories === 0 && allProducts === 0;

/** '2 subcategories and 11 products'; zero counts are left out. */
export function contentCountsText({ allSubcategories, allProducts }: CategoryContents): string {
  return [
    allSubcategories > 0 && (allSubcategories === 1 ? '1 subcategory' : `${allSubcategories} subcategories`),
    allProducts > 0 && (allProducts === 1 ? '1 product' : `${allProducts} products`),
  ]
    .filter(Boolean)
    .join(' and ');
}
