/** Products on one page of the product list: they fill the rows of two, four and five. */
export const productsPerPage = 20;

/** Products of one type where all types of a category stand together. */
export const productsPerType = 24;

/** Number of a page in a query; anything else is the first. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
