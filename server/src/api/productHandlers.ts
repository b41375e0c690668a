import type { ProductCardResponse, ProductResponse } from '@elvora/catalogue/contract';
import { readId } from '@elvora/catalogue/operations';
import type { ProductQuery, Store } from '../store/index.ts';
import { type ApiResponse, dataResponse, okResponse, errorResponse } from './apiResponse.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import { serializeProductCard, serializeProduct } from './serializers.ts';

interface ProductQueryContext {
  store: Store;
  index: CategoryIndex;
}

/** The most entries one answer holds when the caller pages (O46). */
export const maxPageSize = 200;

/** Part of a list, as a caller asked for it; absent means all of it (D-48). */
export interface PageParams {
  limit?: number;
  offset?: number;
  /** The number of the product before it; it takes no longer however far it is, which an offset does. */
  after?: number;
}

interface ProductListQuery extends ProductQuery {
  /** Staff see products of hidden categories too. */
  scope?: 'visible' | 'all';
  fields?: 'card' | 'whole';
}

export async function productList(
  { store, index }: ProductQueryContext,
  { scope = 'visible', fields = 'whole', ...query }: ProductListQuery,
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

/** Best sellers: a bare list (S-111, S-112). */
export async function bestSellers({ store, index }: ProductQueryContext): Promise<ApiResponse> {
  const products = await store.products({
    isBestseller: true,
    isCard: true,
    hiddenCategoryIds: index.hiddenIds,
  });
  return okResponse<ProductCardResponse[]>(products.map((product) => serializeProductCard(product, index)));
}

/** A list of the one product, or an empty one (S-166, O30). Staff see it in a hidden category, too. */
export async function productById(
  { store, index }: ProductQueryContext,
  id: string,
  scope: 'visible' | 'all',
): Promise<ApiResponse> {
  const known = readId(id);
  // The databases count ids in 32 bits.
  if (known === null || known > 2_147_483_647) return okResponse<ProductResponse[]>([]);
  const hiddenCategoryIds = scope === 'all' ? [] : index.hiddenIds;
  const products = await store.products({ id: known, hiddenCategoryIds });
  return okResponse<ProductResponse[]>(products.map((product) => serializeProduct(product, index)));
}

/** Products right in a category; an unknown or hidden one has none. */
export async function productsByCategory(context: ProductQueryContext, name: string): Promise<ApiResponse> {
  const category = context.index.byName(name);
  if (!category || !context.index.isVisible(category.id)) return dataResponse<ProductResponse[]>([]);
  return productList(context, { categoryIds: [category.id] });
}

/** The longest text looked for; nobody types more, and the database would only be kept busy. */
export const maxSearchLength = 200;

/** Products that hold the words literally, best first (O68). Blank words find nothing. */
export async function searchProducts(
  { store, index }: ProductQueryContext,
  words: string,
  { limit, offset }: PageParams,
): Promise<ApiResponse> {
  if (words.length > maxSearchLength) {
    return errorResponse(400, `The text to search for has at most ${maxSearchLength} characters.`);
  }
  const { products, total } = await store.productPage({
    search: words,
    hiddenCategoryIds: index.hiddenIds,
    limit,
    offset,
  });
  return dataResponse<ProductResponse[]>(
    products.map((product) => serializeProduct(product, index)),
    { total },
  );
}
