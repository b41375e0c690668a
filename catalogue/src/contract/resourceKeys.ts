import type { SitePageName } from '../model/site.ts';
import { buildKey, toWellFormed } from './buildKey.ts';

const segments = (...names: readonly (string | undefined)[]) =>
  names.flatMap((name) => (name === undefined ? [] : [encodeURIComponent(toWellFormed(name))])).join('/');

export interface Paging {
  limit?: number;
  offset?: number;
}

/** Sort orders of the product list: newest or oldest first, or by name. */
export const productSorts = ['oldest', 'newest', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

export const productFlagFilters = ['bestseller', 'trending'] as const;
export type ProductFlagFilter = (typeof productFlagFilters)[number];

export interface ProductListOptions extends ListOptions {
  /** Search terms; the best match is first unless `sort` is set. */
  query?: string;
  /** Name of a category; includes the products of its subcategories. */
  category?: string;
  flag?: ProductFlagFilter;
  /** `type` requires a category: its direct products come first, then those of each subcategory (D-58). */
  sort?: ProductSort | 'type';
  /** Cursor: returns products with higher ids than this, in ascending order (D-48). */
  after?: number;
}

export interface ListOptions extends Paging {
  /** `all` includes hidden entries and needs a session. */
  scope?: 'all';
  /** `card` leaves out the fields that cards do not show: description, keywords and table. */
  fields?: 'card';
}

export interface CategoryDetailParams {
  category: string;
  type?: string;
  product?: string;
  /** Maximum products per type; other hosts may ignore it. */
  limit?: number;
  /** Only products with this slug, of any type; other hosts may ignore it. */
  slug?: string;
}

/** Functions that build the key of each public resource: its path and query below the API base (chapter 7). */
export const resourceKeys = {
  bestSellers: () => buildKey('/products.php', { case: 'get_product_bestseller' }),
  product: (id: number | string, { scope }: Pick<ListOptions, 'scope'> = {}) =>
    buildKey('/products.php', { case: 'get_product_by_id', id, scope }),
  products: ({ limit, offset, scope, fields, query, category, flag, sort, after }: ProductListOptions = {}) =>
    buildKey('/products', { limit, offset, scope, fields, query, category, flag, sort, after }),
  productsByCategory: (name: string) =>
    buildKey('/products', { case: 'get_product_by_category_id', id: name }),
  trendingProducts: () => buildKey('/products', { case: 'get_product_trending' }),
  newProducts: () => buildKey('/products', { case: 'get_product_new' }),
  /** With `fields: 'hit'`, tables are reduced to their matching rows; a host that ignores it sends them complete. */
  searchProducts: (query: string, { limit, offset, fields }: Paging & { fields?: 'hit' } = {}) =>
    buildKey('/products', { case: 'search_product', query, limit, offset, fields }),
  /** The finder of all products or of a category; `search` is the query string of the page's address (`finderSearch`). */
  finder: ({ category, search = '' }: { category?: string | null; search?: string } = {}) => {
    const path = buildKey('/finder', { category: category ?? undefined });
    return search === '' ? path : `${path}${category == null ? '?' : '&'}${search}`;
  },
  /** The comparison of a page's address; `search` has its parameters (`comparisonParameters`). */
  comparison: (search: string) => `/comparison?${search}`,
  /** Suggestions for the text typed so far. */
  suggestions: (query: string) => buildKey('/suggestions', { query }),
  /** Main categories and their direct subcategories; a host that ignores `levels` sends all. */
  menuCategories: () => buildKey('/api/categories', { levels: 2 }),
  /** Direct products only for categories without subcategories; a host that ignores `products` sends all. */
  categoryChildren: (name: string) =>
    buildKey('/api/categories', { case: 'get_categories_by_parent', id: name, products: 'leaf' }),
  topCategories: ({ scope }: Pick<ListOptions, 'scope'> = {}) => buildKey('/categories', { scope }),
  subCategories: ({ scope }: Pick<ListOptions, 'scope'> = {}) =>
    buildKey('/categories', { case: 'get_sub_categories', scope }),
  categoryTree: ({ scope }: Pick<ListOptions, 'scope'> = {}) =>
    buildKey('/categories', { case: 'get_category_tree', scope }),
  categoryList: () => buildKey('/products/categories'),
  categoryDetail: ({ category, type, product, limit, slug }: CategoryDetailParams) =>
    buildKey(`/products/categories/${segments(category, type, type === undefined ? undefined : product)}`, {
      limit,
      slug,
    }),
  documents: () => buildKey('/documents'),
  /** The site's own pictures, by the paths that texts refer to. */
  siteMedia: (paths: readonly string[]) => buildKey('/site/media', { paths: paths.join(',') }),
  articles: () => buildKey('/site/articles'),
  article: (id: string) => buildKey('/site/article', { id }),
  sitePage: (name: SitePageName) => buildKey('/site/page', { name }),
} as const;
