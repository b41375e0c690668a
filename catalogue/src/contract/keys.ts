import type { EnquiryFilter } from '../model/enquiry.ts';
import type { SitePageName } from '../model/site.ts';

/** A query of a key, in order; absent values are left out. */
type Query = Readonly<Record<string, string | number | undefined>>;

/** A resource key: the path below the API base, with its query. */
function keyOf(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [`${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(String(value)))}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** Half a surrogate pair cannot be put into an address; it becomes the replacement character. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

const segments = (...names: readonly (string | undefined)[]) =>
  names.flatMap((name) => (name === undefined ? [] : [encodeURIComponent(wellFormed(name))])).join('/');

export interface Paging {
  limit?: number;
  offset?: number;
}

/** Orders of the product list: by age, newest or oldest first, or by name. */
export const productSorts = ['oldest', 'newest', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

export const productFlagFilters = ['bestseller', 'trending'] as const;
export type ProductFlagFilter = (typeof productFlagFilters)[number];

export interface ProductListOptions extends ListOptions {
  /** Words to look for; the best find comes first unless a sort is given. */
  query?: string;
  /** Name of a category: its products, and those of everything below it. */
  category?: string;
  flag?: ProductFlagFilter;
  sort?: ProductSort;
  /** Those that follow the product of this number, in the order of their numbers (D-48). */
  after?: number;
}

export interface ListOptions extends Paging {
  /** `all` shows staff what visitors do not see; it needs a session. */
  scope?: 'all';
  /** `card` leaves out what a card does not show: description and table. */
  fields?: 'card';
}

export interface CategoryDetailAddress {
  category: string;
  type?: string;
  product?: string;
  /** The first so many products of each type; a host that does not know it gives all. */
  limit?: number;
  /** Products of this slug alone, of whatever type; a host that does not know it gives all. */
  slug?: string;
}

/** One function per resource of the API; the key is its address (chapter 7). */
export const keys = {
  bestSellers: () => keyOf('/products.php', { case: 'get_product_bestseller' }),
  product: (id: number | string, { scope }: Pick<ListOptions, 'scope'> = {}) =>
    keyOf('/products.php', { case: 'get_product_by_id', id, scope }),
  products: ({ limit, offset, scope, fields, query, category, flag, sort, after }: ProductListOptions = {}) =>
    keyOf('/products', { limit, offset, scope, fields, query, category, flag, sort, after }),
  productsByCategory: (name: string) => keyOf('/products', { case: 'get_product_by_category_id', id: name }),
  trendingProducts: () => keyOf('/products', { case: 'get_product_trending' }),
  newProducts: () => keyOf('/products', { case: 'get_product_new' }),
  searchProducts: (query: string, { limit, offset }: Paging = {}) =>
    keyOf('/products', { case: 'search_product', query, limit, offset }),
  /** The main categories and those right below them; a host that does not know `levels` gives all. */
  menuCategories: () => keyOf('/api/categories', { levels: 2 }),
  categoryChildren: (name: string) =>
    keyOf('/api/categories', { case: 'get_categories_by_parent', id: name }),
  topCategories: ({ scope }: Pick<ListOptions, 'scope'> = {}) => keyOf('/categories', { scope }),
  subCategories: ({ scope }: Pick<ListOptions, 'scope'> = {}) =>
    keyOf('/categories', { case: 'get_sub_categories', scope }),
  categoryTree: ({ scope }: Pick<ListOptions, 'scope'> = {}) =>
    keyOf('/categories', { case: 'get_category_tree', scope }),
  categoryList: () => keyOf('/products/categories'),
  categoryDetail: ({ category, type, product, limit, slug }: CategoryDetailAddress) =>
    keyOf(`/products/categories/${segments(category, type, type === undefined ? undefined : product)}`, {
      limit,
      slug,
    }),
  documents: () => keyOf('/documents'),
  /** The site's own pictures, by the paths its texts use. */
  siteMedia: (paths: readonly string[]) => keyOf('/site/media', { paths: paths.join(',') }),
  articles: () => keyOf('/site/articles'),
  article: (id: string) => keyOf('/site/article', { id }),
  sitePage: (name: SitePageName) => keyOf('/site/page', { name }),
  summary: () => keyOf('/summary'),
  enquiries: ({ kind, status, query, limit, offset }: EnquiryFilter & Paging = {}) =>
    keyOf('/enquiries', { kind, status, query, limit, offset }),
  enquiryCounts: () => keyOf('/enquiries/counts'),
  enquiry: (id: number) => keyOf(`/enquiries/${id}`),
  /** A file, for a link; with a kind it has that kind's fields alone. */
  enquiriesCsv: ({ kind, status, query }: EnquiryFilter = {}) =>
    keyOf('/enquiries.csv', { kind, status, query }),
  staffAccounts: () => keyOf('/staff/accounts'),
  trash: () => keyOf('/trash'),
  quality: () => keyOf('/quality'),
  productHistory: (id: number) => keyOf(`/products/${id}/history`),
  categoryHistory: (cid: number) => keyOf(`/categories/${cid}/history`),
  session: () => keyOf('/staff/session'),
} as const;
