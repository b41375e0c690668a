import {
  productFlagFilters,
  productSorts,
  type ProductFlagFilter,
  type ProductSort,
} from '@elvora/catalogue/contract';
import { productViews, type ProductView } from '@elvora/catalogue/model';

/** Number of products per page. */
export const productsPerPage = 24;

/** URL parameters of the product list; omitted ones have their defaults. */
export interface ProductListParams {
  page?: number;
  query?: string;
  /** Name of a category; includes its subcategories. */
  category?: string;
  flag?: ProductFlagFilter;
  sort?: ProductSort;
  /** Only in links of earlier releases; otherwise the account's preference applies (D-61). */
  view?: ProductView;
  /** Id of the product whose dialog is open; `new` opens the dialog for a new product. */
  edit?: number | 'new';
}

export interface ProductList extends Required<Pick<ProductListParams, 'page' | 'query'>> {
  category: string | null;
  flag: ProductFlagFilter | null;
  sort: ProductSort | null;
  view: ProductView | null;
  edit: number | 'new' | null;
}

/** Reads the URL parameters; invalid ones have their defaults. */
export function readProductListParams(query: URLSearchParams): ProductList {
  return {
    page: readNumber(query.get('page')) ?? 1,
    query: (query.get('query') ?? '').slice(0, 200),
    category: query.get('category') || null,
    flag: oneOf(productFlagFilters, query.get('flag')),
    sort: oneOf(productSorts, query.get('sort')),
    view: oneOf(productViews, query.get('view')),
    edit: query.get('edit') === 'new' ? 'new' : readNumber(query.get('edit')),
  };
}

/** Writes the URL parameters in a stable order; defaults are omitted. */
export function productListQuery({
  page = 1,
  query = '',
  category = '',
  flag,
  sort,
  view,
  edit,
}: ProductListParams): Record<string, string> {
  return {
    ...(query === '' ? {} : { query }),
    ...(category === '' ? {} : { category }),
    ...(flag === undefined ? {} : { flag }),
    ...(sort === undefined ? {} : { sort }),
    ...(view === undefined ? {} : { view }),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(edit === undefined ? {} : { edit: String(edit) }),
  };
}

/** Returns the parameters with some changed, on the first page. */
export function changeListParams(list: ProductList, change: Partial<ProductList>): ProductListParams {
  const { category, flag, sort, view, ...rest } = { ...list, page: 1, edit: null, ...change };
  return {
    page: rest.page,
    query: rest.query,
    ...(category === null ? {} : { category }),
    ...(flag === null ? {} : { flag }),
    ...(sort === null ? {} : { sort }),
    ...(view === null ? {} : { view }),
  };
}

/** Whether the list is filtered, so an empty one does not mean an empty catalogue. */
export const hasFilters = ({ query, category, flag }: ProductList) =>
  query.trim() !== '' || category !== null || flag !== null;

const readNumber = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

function oneOf<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}
