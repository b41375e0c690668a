/** Fills the rows of two, four and five columns. */
const categoryProductsPerPage = 40;

export const productsOnPage = <Product>(products: readonly Product[], page: number): readonly Product[] =>
  products.slice((page - 1) * categoryProductsPerPage, page * categoryProductsPerPage);

export const categoryPageCount = (products: readonly unknown[]) =>
  Math.ceil(products.length / categoryProductsPerPage);
