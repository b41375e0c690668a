/** Texts specified in chapter 8, verbatim. */
export const errorTexts = {
  bestSellersFailed: 'Failed to load products. Please try again later.',
  categoriesFailed: 'Failed to fetch categories',
  categoriesBroken: 'An error occurred while fetching categories',
  categoriesUnreachable: 'Failed to fetch categories. Please check your connection.',
  categoryDetailFailed: 'API request failed',
  categoryNotFound: 'Category not found',
  productsFailed: 'Failed to fetch products',
  productNotSaved: 'Failed to save product',
  productSaveBroke: 'Failed to save product. Please try again.',
  specificationMissing: 'No table data available for this product',
  specificationInvalid: 'No table data available for this product.',
  articleNotFound: 'Article Not Found',
  alreadyInQuote: 'Already added to quote',
  checkoutFailed: 'Something went wrong',
} as const;

/** Formats a host's error text for display (S-138, S-143, S-361). */
export const prefixedErrorText = (text: string) => `Error: ${text}`;
