import type { Category } from '../model/category.ts';
import type { Product } from '../model/product.ts';
import type { CatalogueSummary } from '../model/staff.ts';

export interface CatalogueSummarySource {
  products: readonly Pick<Product, 'isBestseller' | 'isTrending'>[];
  categories: readonly Category[];
}

/** Counts the dashboard's numbers from the admin's lists (S-267…S-269, S-417), for a host without a summary. */
export function summarizeCatalogue({ products, categories }: CatalogueSummarySource): CatalogueSummary {
  return {
    products: products.length,
    categories: categories.length,
    bestsellers: products.filter(({ isBestseller }) => isBestseller).length,
    trending: products.filter(({ isTrending }) => isTrending).length,
  };
}
