import { type CatalogueSummaryResponse, productFlagFilters, productSorts } from '@elvora/catalogue/contract';
import type { ProductQuery } from '../store/index.ts';
import { type ApiResponse, dataResponse, errorResponse } from '../http/apiResponse.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import {
  bestSellers,
  maxSearchLength,
  productById,
  productList,
  productsByCategory,
  productsByType,
  searchProducts,
} from './productHandlers.ts';
import type { SlicedResponse } from './productSlices.ts';
import { type CaseHandler, idParam, type QueryContext } from './queryContext.ts';

/** Handlers of `/products` by `case`. */
export const productCases: Readonly<Record<string, CaseHandler>> = {
  '': filteredProducts,
  get_product_bestseller: bestSellers,
  get_product_by_id: (context) => productById(context, idParam(context), context.scope),
  get_product_by_category_id: (context) => productsByCategory(context, idParam(context)),
  get_product_trending: (context) =>
    productList(context, { ...context.pagination, isTrending: true, fields: listFields(context) }),
  get_product_new: (context) =>
    productList(context, { ...context.pagination, order: 'newest', fields: listFields(context) }),
  search_product: (context) =>
    searchProducts(context, context.query.get('query') ?? '', {
      ...context.pagination,
      fields: context.fields === 'hit' ? 'hit' : 'full',
    }),
};

/** Fields of a list: it has no hits, so any value except `card` means all fields. */
const listFields = ({ fields }: QueryContext) => (fields === 'card' ? 'card' : 'full');

/** Responds with the products that match the filters of the query (`ProductListOptions`). */
function filteredProducts(context: QueryContext): Promise<SlicedResponse> | SlicedResponse {
  const { query, pagination, scope } = context;
  const fields = listFields(context);
  const filter = readListFilter(context);
  if (!filter) return searchTooLong;
  const flag = query.get('flag');
  const sort = query.get('sort');
  if (sort === 'type') {
    const category = query.get('category');
    const isForCategoryAlone =
      filter.search === undefined && flag === null && scope === 'visible' && pagination.after === undefined;
    return category !== null && isForCategoryAlone
      ? productsByType(context, category, pagination)
      : errorResponse(400, 'The order type needs a category and no other filter.');
  }
  const order = productSorts.find((name) => name === sort);
  if (flag !== null && !productFlagFilters.some((name) => name === flag)) {
    return errorResponse(400, 'This flag is unknown.');
  }
  if (sort !== null && order === undefined) return errorResponse(400, 'This order is unknown.');
  if (pagination.after !== undefined && (filter.search !== undefined || (order ?? 'oldest') !== 'oldest')) {
    return errorResponse(400, 'after works only with the default order.');
  }
  return productList(context, {
    ...pagination,
    scope,
    fields,
    ...filter,
    ...(flag === 'bestseller' ? { isBestseller: true } : {}),
    ...(flag === 'trending' ? { isTrending: true } : {}),
    ...(order === undefined ? {} : { order }),
  });
}

const searchTooLong = errorResponse(400, `The search text can have at most ${maxSearchLength} characters.`);

/** Reads the search and the category of a product list; null when the search is too long. */
function readListFilter({
  query,
  index,
}: Pick<QueryContext, 'query' | 'index'>): Pick<ProductQuery, 'search' | 'categoryIds'> | null {
  const search = query.get('query') ?? '';
  const category = query.get('category');
  if (search.length > maxSearchLength) return null;
  return {
    ...(search.trim() === '' ? {} : { search }),
    ...(category === null ? {} : { categoryIds: descendantCategoryIds(index, category) }),
  };
}

/** Returns the ids of a category and its descendants; none for an unknown name. */
function descendantCategoryIds(index: CategoryIndex, name: string): number[] {
  const category = index.byName(name);
  return category ? index.withDescendants(category.id).map(({ id }) => id) : [];
}

/** Responds with the counts of the dashboard or of a filtered list (S-267…S-269), equal to the lengths of the staff's lists (S-417). */
export async function summary(context: QueryContext): Promise<ApiResponse> {
  const { store, index } = context;
  const filter = readListFilter(context);
  if (!filter) return searchTooLong;
  const { search, ...rest } = filter;
  const count = async (flag: Pick<ProductQuery, 'isBestseller' | 'isTrending'>) =>
    search === undefined
      ? store.countProducts({ ...rest, ...flag })
      : (await store.productPage({ ...filter, ...flag, isCard: true, limit: 1 })).total;
  const [products, bestsellers, trending] = await Promise.all([
    count({}),
    count({ isBestseller: true }),
    count({ isTrending: true }),
  ]);
  return dataResponse<CatalogueSummaryResponse>({
    products,
    categories: index.all.length,
    bestsellers,
    trending,
  });
}
