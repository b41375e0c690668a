import {
  errorTexts,
  type CategoryChildResponse,
  type CategoryDetailResponse,
  type CategoryResponse,
  type DetailProductResponse,
} from '@elvora/catalogue/contract';
import { productSlug } from '@elvora/catalogue/operations';
import type { CategoryRow, ProductQuery, ProductRow, Store } from '../store/index.ts';
import { type ApiResponse, dataResponse, errorResponse } from '../http/apiResponse.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import { productSlices, type SlicedResponse } from './productSlices.ts';
import { productTypes } from './productTypes.ts';
import { serializeCategory, serializeMainPicture, serializeProductCard } from './serializers.ts';

/** Whether a list includes hidden categories. */
export type CategoryScope = 'visible' | 'all';

interface CategoryQueryContext {
  store: Store;
  index: CategoryIndex;
}

/** Responds with the categories in scope and their pictures. */
async function categoriesResponse(
  { store, index }: CategoryQueryContext,
  categories: readonly CategoryRow[],
  scope: CategoryScope,
  more: { total?: number } = {},
): Promise<ApiResponse> {
  const included = scope === 'all' ? categories : categories.filter(({ id }) => index.isVisible(id));
  const pictures = await store.pictures(imagesOf(included));
  return dataResponse<CategoryResponse[]>(
    included.map((category) => serializeCategory(category, index, { pictures, scope })),
    more,
  );
}

const imagesOf = (categories: readonly CategoryRow[]) =>
  categories.flatMap(({ image }) => (image === null ? [] : [image]));

export const allCategories = (context: CategoryQueryContext, scope: CategoryScope) =>
  categoriesResponse(context, context.index.all, scope);

/** Responds with the visible categories of the upper levels and the total, so menus do not grow with deeper trees. */
export function menuCategories(context: CategoryQueryContext, levels: number): Promise<ApiResponse> {
  const { index } = context;
  const upper = index.all.filter(({ id }) => index.path(id).length <= levels);
  const total = index.all.filter(({ id }) => index.isVisible(id)).length;
  return categoriesResponse(context, upper, 'visible', { total });
}

export const topCategories = (context: CategoryQueryContext, scope: CategoryScope) =>
  categoriesResponse(context, context.index.children(null), scope);

/** Responds with all categories below the main ones (D-42). */
export const subCategories = (context: CategoryQueryContext, scope: CategoryScope) =>
  categoriesResponse(
    context,
    context.index.all.filter(({ parent_id }) => parent_id !== null),
    scope,
  );

/** Maximum number of products included with a category; longer lists come from the product list. */
const maxLeafProducts = 400;

/**
 * Responds with a category, its direct subcategories and its direct products (S-146). On request it leaves the products
 * of a category with subcategories or with many products to the product list, which has pages.
 */
export async function categoryChildren(
  { store, index, client }: CategoryQueryContext & { client: string },
  name: string,
  { isForLeavesOnly = false }: { isForLeavesOnly?: boolean } = {},
): Promise<SlicedResponse> {
  const category = index.byName(name);
  if (!category || !index.isVisible(category.id)) return errorResponse(404, errorTexts.categoryNotFound);
  const children = index.children(category.id).filter(({ id }) => index.isVisible(id));
  const [pictures, { ids }] = await Promise.all([
    store.pictures(imagesOf([category, ...children])),
    store.productIds({ categoryIds: [category.id] }),
  ]);
  const hasProducts = !isForLeavesOnly || (children.length === 0 && ids.length <= maxLeafProducts);
  async function* slices() {
    yield children.map((child) => ({
      kind: 'category' as const,
      ...serializeCategory(child, index, { pictures, scope: 'visible' }),
    }));
    yield* productSlices({
      store,
      ids: hasProducts ? ids : [],
      isCard: true,
      client,
      serialize: (product) => ({ kind: 'product' as const, ...serializeProductCard(product, index) }),
    });
  }
  return {
    ...dataResponse<CategoryChildResponse[]>([], {
      category: {
        ...serializeCategory(category, index, { pictures, scope: 'visible' }),
        ...(category.description ? { description: category.description } : {}),
      },
    }),
    slices,
  };
}

interface CategoryDetailQuery {
  category: string;
  type?: string;
  product?: string;
  /** Maximum number of products per type. @default all */
  limit?: number;
  /** Only products with this slug. */
  slug?: string;
}

/**
 * Responds with title, description and product types of a category (S-135). Each subcategory is a type with all products
 * below it; direct products form a type named like the category. A type, product or slug filters the response.
 */
export async function categoryDetail(
  { store, index }: CategoryQueryContext,
  query: CategoryDetailQuery,
): Promise<ApiResponse> {
  const category = index.byName(query.category);
  if (!category || !index.isVisible(category.id)) return errorResponse(404, errorTexts.categoryNotFound);

  const types = productTypes(index, category);
  const selectedType = query.type === undefined ? undefined : index.byName(query.type);
  if (query.type !== undefined && !types.some(({ id }) => id === selectedType?.id)) {
    return errorResponse(404, errorTexts.categoryNotFound);
  }
  const slug = query.product ?? query.slug;
  const loaded = await Promise.all(
    types
      .filter(({ id }) => selectedType === undefined || id === selectedType.id)
      .map(async ({ name, categoryIds }) => {
        const { limit } = query;
        const { products, total } = await productsOfType(store, { categoryIds, slug, limit, isCard: true });
        return { title: name, products: products.map(serializeDetailProduct), total };
      }),
  );
  const nonEmpty = loaded.filter(({ total }) => total > 0);
  if (query.product !== undefined && nonEmpty.length === 0)
    return errorResponse(404, errorTexts.categoryNotFound);
  return dataResponse<CategoryDetailResponse>({
    category: { title: category.name, description: category.description ?? '' },
    productTypes: nonEmpty.map(({ total, ...type }) =>
      query.limit === undefined ? type : { ...type, total },
    ),
  });
}

async function productsOfType(store: Store, query: ProductQuery) {
  if (query.limit !== undefined) return store.productPage(query);
  const products = await store.products(query);
  return { products, total: products.length };
}

function serializeDetailProduct(product: ProductRow): DetailProductResponse {
  const [main] = product.pictures;
  const picture = serializeMainPicture(product);
  return {
    id: product.id,
    imageUrl: main?.name ?? '',
    title: product.name,
    imageAlt: main?.alt ?? '',
    productSlug: productSlug(product.name),
    ...(picture ? { picture } : {}),
  };
}
