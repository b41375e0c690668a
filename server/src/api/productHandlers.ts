import type { ProductCardResponse, ProductResponse } from '@elvora/catalogue/contract';
import { readId } from '@elvora/catalogue/operations';
import type { ProductQuery, ProductRow, Store } from '../store/index.ts';
import { type ApiResponse, dataResponse, okResponse, errorResponse } from '../http/apiResponse.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import { productTypes } from './productTypes.ts';
import { serializeProductCard, serializeProduct } from './serializers.ts';

interface ProductQueryContext {
  store: Store;
  index: CategoryIndex;
}

/** Maximum number of entries on one page (O46). */
export const maxPageSize = 200;

/** Requested part of a list; without any of these, all of it (D-48). */
export interface PageParams {
  limit?: number;
  offset?: number;
  /** Id of the preceding product; unlike an offset, it does not slow down far pages. */
  after?: number;
}

interface ProductListQuery extends ProductQuery {
  /** `all` includes products of hidden categories, for staff. */
  scope?: 'visible' | 'all';
  fields?: 'card' | 'full';
}

export async function productList(
  { store, index }: ProductQueryContext,
  { scope = 'visible', fields = 'full', ...query }: ProductListQuery,
): Promise<ApiResponse> {
  const isCard = fields === 'card';
  const filter = { ...query, isCard, ...(scope === 'all' ? {} : { hiddenCategoryIds: index.hiddenIds }) };
  const isPaged = query.limit !== undefined || query.offset !== undefined;
  const { products, total } = isPaged
    ? await store.productPage(filter)
    : { products: await store.products(filter), total: null };
  const serialize = isCard ? serializeProductCard : serializeProduct;
  return dataResponse<ProductCardResponse[]>(
    products.map((product) => serialize(product, index)),
    total === null ? {} : { total },
  );
}

/**
 * Responds with a page of the visible products of a category and below, grouped by type (D-58): its direct products
 * first, then those of each subcategory. Reads only the types that the page touches.
 */
export async function productsByType(
  { store, index }: ProductQueryContext,
  name: string,
  { limit = maxPageSize, offset = 0 }: PageParams,
): Promise<ApiResponse> {
  const category = index.byName(name);
  const types = category && index.isVisible(category.id) ? productTypes(index, category) : [];
  const products: ProductRow[] = [];
  let skipped = 0;
  for (const { categoryIds, total } of types) {
    const room = limit - products.length;
    const start = Math.max(0, offset - skipped);
    skipped += Math.min(start, total);
    if (room > 0 && start < total) {
      products.push(...(await store.products({ categoryIds, limit: room, offset: start, isCard: true })));
    }
  }
  return dataResponse<ProductCardResponse[]>(
    products.map((product) => serializeProductCard(product, index)),
    { total: types.reduce((sum, { total }) => sum + total, 0) },
  );
}

/** Responds with the best sellers as a bare list (S-111, S-112). */
export async function bestSellers({ store, index }: ProductQueryContext): Promise<ApiResponse> {
  const products = await store.products({
    isBestseller: true,
    isCard: true,
    hiddenCategoryIds: index.hiddenIds,
  });
  return okResponse<ProductCardResponse[]>(products.map((product) => serializeProductCard(product, index)));
}

/** Ids are 32-bit integers in PostgreSQL. */
const maxId = 2_147_483_647;

/** Responds with a list of one product, or with an empty one and 404 (S-166, D-22, O30). */
export async function productById(
  { store, index }: ProductQueryContext,
  id: string,
  scope: 'visible' | 'all',
): Promise<ApiResponse> {
  const productId = readId(id);
  if (productId === null || productId > maxId) return missingProduct;
  const hiddenCategoryIds = scope === 'all' ? [] : index.hiddenIds;
  const products = await store.products({ id: productId, hiddenCategoryIds });
  if (products.length === 0) return missingProduct;
  return okResponse<ProductResponse[]>(products.map((product) => serializeProduct(product, index)));
}

const missingProduct: ApiResponse = { ...okResponse<ProductResponse[]>([]), status: 404 };

/** Responds with the direct products of a category; an unknown or hidden one has none. */
export async function productsByCategory(context: ProductQueryContext, name: string): Promise<ApiResponse> {
  const category = context.index.byName(name);
  if (!category || !context.index.isVisible(category.id)) return dataResponse<ProductResponse[]>([]);
  return productList(context, { categoryIds: [category.id] });
}

/** Longer searches are rejected: they match nothing and keep the database busy. */
export const maxSearchLength = 200;

/** Responds with the products that contain all words literally, by rank (O68). A blank search has no hits. */
export async function searchProducts(
  { store, index }: ProductQueryContext,
  search: string,
  { limit, offset }: PageParams,
): Promise<ApiResponse> {
  if (search.length > maxSearchLength) {
    return errorResponse(400, `The text to search for has at most ${maxSearchLength} characters.`);
  }
  const { products, total } = await store.productPage({
    search,
    hiddenCategoryIds: index.hiddenIds,
    limit,
    offset,
  });
  return dataResponse<ProductResponse[]>(
    products.map((product) => serializeProduct(product, index)),
    { total },
  );
}
