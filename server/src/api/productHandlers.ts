import type { ProductCardResponse, ProductResponse } from '@elvora/catalogue/contract';
import { searchWords } from '@elvora/catalogue/operations';
import { readEntryId } from '../entryId.ts';
import type { ProductQuery, ProductRow, Store } from '../store/index.ts';
import { type ApiResponse, dataResponse, okResponse, errorResponse } from '../http/apiResponse.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import type { ProductArticles } from './productArticles.ts';
import { productTypes } from './productTypes.ts';
import { productSlices, type SlicedResponse } from './productSlices.ts';
import { serializeProductCard, serializeProduct, serializeSearchHit } from './serializers.ts';

interface SingleProductContext extends ProductQueryContext {
  articlesOf: ProductArticles;
}

interface ProductQueryContext {
  store: Store;
  index: CategoryIndex;
  /** Client that a long list is for. */
  client: string;
}

/** Maximum number of entries on one page (O46). */
export const maxPageSize = 200;

/** Requested part of a list; if all are missing, the complete list (D-48). */
export interface PageParams {
  limit?: number;
  offset?: number;
  /** Id of the preceding product; unlike an offset, it does not slow down later pages. */
  after?: number;
}

interface ProductListQuery extends ProductQuery {
  /** `all` includes products of hidden categories, for staff. */
  scope?: 'visible' | 'all';
  fields?: 'card' | 'full';
}

export async function productList(
  { store, index, client }: ProductQueryContext,
  { scope = 'visible', fields = 'full', ...query }: ProductListQuery,
): Promise<SlicedResponse> {
  const isCard = fields === 'card';
  const filter = { ...query, isCard, ...(scope === 'all' ? {} : { hiddenCategoryIds: index.hiddenIds }) };
  const isPaged = query.limit !== undefined || query.offset !== undefined;
  const { ids, total } = await store.productIds(filter);
  const serialize = isCard ? serializeProductCard : serializeProduct;
  return {
    ...dataResponse<ProductCardResponse[]>([], isPaged ? { total } : {}),
    slices: () =>
      productSlices({ store, ids, isCard, client, serialize: (product) => serialize(product, index) }),
  };
}

/**
 * Responds with a page of the visible products of a category and its descendants, grouped by type (D-58): its
 * direct products first, then those of each subcategory. Reads only the types that the page touches.
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
export async function bestSellers({ store, index, client }: ProductQueryContext): Promise<SlicedResponse> {
  const { ids } = await store.productIds({ isBestseller: true, hiddenCategoryIds: index.hiddenIds });
  return {
    ...okResponse<ProductCardResponse[]>([]),
    slices: () =>
      productSlices({
        store,
        ids,
        isCard: true,
        client,
        serialize: (product) => serializeProductCard(product, index),
      }),
  };
}

/**
 * Responds with a list of one product and the articles that mention it, or with an empty list and 404 (S-166,
 * D-22, O30).
 */
export async function productById(
  { store, index, articlesOf }: SingleProductContext,
  id: string,
  scope: 'visible' | 'all',
): Promise<ApiResponse> {
  const productId = readEntryId(id);
  if (productId === null) return missingProduct;
  const hiddenCategoryIds = scope === 'all' ? [] : index.hiddenIds;
  const products = await store.products({ id: productId, hiddenCategoryIds });
  if (products.length === 0) return missingProduct;
  return okResponse<ProductResponse[]>(
    await Promise.all(
      products.map(async (product) => ({
        ...serializeProduct(product, index),
        articles: await articlesOf(product, index),
      })),
    ),
  );
}

const missingProduct: ApiResponse = { ...okResponse<ProductResponse[]>([]), status: 404 };

/** Responds with the direct products of a category; an unknown or hidden one has none. */
export async function productsByCategory(
  context: ProductQueryContext,
  name: string,
): Promise<SlicedResponse> {
  const category = context.index.byName(name);
  if (!category || !context.index.isVisible(category.id)) return dataResponse<ProductResponse[]>([]);
  return productList(context, { categoryIds: [category.id] });
}

/** Longer searches are rejected: they match nothing and keep the database busy. */
export const maxSearchLength = 200;

/** Maximum hits of a search without a limit; the next page is in its `Link` header (D-48). */
const maxUnpagedHits = 1000;

/** Query parameters of a product search. */
interface SearchParams extends PageParams {
  /** `hit`: the fields of a card, and the table's rows that match. */
  fields?: 'hit' | 'full';
}

/** Responds with the products that contain all words literally, by rank (O68). A blank search has no hits. */
export async function searchProducts(
  { store, index, client }: ProductQueryContext,
  search: string,
  { limit = maxUnpagedHits, offset = 0, fields = 'full' }: SearchParams,
): Promise<SlicedResponse> {
  if (search.length > maxSearchLength) {
    return errorResponse(400, `The search text can have at most ${maxSearchLength} characters.`);
  }
  const { ids, total } = await store.productIds({
    search,
    hiddenCategoryIds: index.hiddenIds,
    limit,
    offset,
  });
  const words = searchWords(search);
  const serialize = (product: ProductRow) =>
    fields === 'hit' ? serializeSearchHit(product, index, words) : serializeProduct(product, index);
  const next = offset + ids.length;
  return {
    ...dataResponse<ProductResponse[]>([], { total }),
    ...(ids.length > 0 && next < total
      ? { headers: { link: nextHits({ search, limit, offset: next, fields }) } }
      : {}),
    slices: () => productSlices({ store, ids, isCard: false, client, serialize }),
  };
}

/** Formats the `Link` header to the next page of a search, relative to the address of this one (RFC 8288). */
function nextHits({
  search,
  limit,
  offset,
  fields,
}: Required<Omit<SearchParams, 'after'>> & { search: string }): string {
  const query = new URLSearchParams({
    case: 'search_product',
    query: search,
    limit: String(Math.min(limit, maxPageSize)),
    offset: String(offset),
    ...(fields === 'hit' ? { fields } : {}),
  });
  return `<?${query}>; rel="next"`;
}
