/** Texts of chapter 8 that more than one room needs, letter for letter. */
export const errorTexts = {
  categoriesFailed: 'Failed to fetch categories',
  categoriesBroken: 'An error occurred while fetching categories',
  categoriesUnreachable: 'Failed to fetch categories. Please check your connection.',
  categoryDetailFailed: 'API request failed',
  categoryNotFound: 'Category not found',
  productsFailed: 'Failed to fetch products',
  bestSellersFailed: 'Failed to load products. Please try again later.',
} as const;
