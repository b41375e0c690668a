/** Fills the rows of two, four and five columns. */
const categoryProductsPerPage = 40;

export const productsOnPage = <Product>(products: readonly Product[], page: number): readonly Product[] =>
  products.slice((page - 1) * categoryProductsPerPage, page * categoryProductsPerPage);

export const categoryPageCount = (products: readonly unknown[]) =>
  Math.ceil(products.length / categoryProductsPerPage);

/** Products on a page of a category with subcategories, whose types rarely fill their rows. */
export const productsBelowPerPage = 24;
