import {
  errorTexts,
  type CategoryChildResponse,
  type CategoryDetailResponse,
  type CategoryResponse,
  type DetailProductResponse,
} from '@elvora/catalogue/contract';
import { productSlug } from '@elvora/catalogue/operations';
import type { CategoryRow, ProductQuery, ProductRow, Store } from '../store/index.ts';
import { type ApiResponse, dataResponse, errorResponse } from './apiResponse.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import { serializeCategory, serializePicture, serializeProductCard } from './serializers.ts';

/** Which categories a list holds. */
export type CategoryScope = 'visible' | 'all';

interface CategoryQueryContext {
  store: Store;
  index: CategoryIndex;
}

/** Categories with their pictures, those that may be seen. */
async function categoriesResponse(
  { store, index }: CategoryQueryContext,
  categories: readonly CategoryRow[],
  scope: CategoryScope,
  more: { total?: number } = {},
): Promise<ApiResponse> {
  const shown = scope === 'all' ? categories : categories.filter(({ id }) => index.isVisible(id));
  const pictures = await store.pictures(imagesOf(shown));
  return dataResponse<CategoryResponse[]>(
    shown.map((category) => serializeCategory(category, index, { pictures, scope })),
    more,
  );
}

const imagesOf = (categories: readonly CategoryRow[]) =>
  categories.flatMap(({ image }) => (image === null ? [] : [image]));

export const allCategories = (context: CategoryQueryContext, scope: CategoryScope) =>
  categoriesResponse(context, context.index.all, scope);

/**
 * The visible categories of the upper levels, with the number of all: what a menu shows does not grow with a tree that
 * goes deeper.
 */
export function menuCategories(context: CategoryQueryContext, levels: number): Promise<ApiResponse> {
  const { index } = context;
  const upper = index.all.filter(({ id }) => index.path(id).length <= levels);
  const total = index.all.filter(({ id }) => index.isVisible(id)).length;
  return categoriesResponse(context, upper, 'visible', { total });
}

export const topCategories = (context: CategoryQueryContext, scope: CategoryScope) =>
  categoriesResponse(context, context.index.children(null), scope);

/** Everything below the main categories (D-42). */
export const subCategories = (context: CategoryQueryContext, scope: CategoryScope) =>
  categoriesResponse(
    context,
    context.index.all.filter(({ parent_id }) => parent_id !== null),
    scope,
  );

/** Subcategories, then products, right below a category (S-146), and the category itself. */
export async function categoryChildren(
  { store, index }: CategoryQueryContext,
  name: string,
): Promise<ApiResponse> {
  const category = index.byName(name);
  if (!category || !index.isVisible(category.id)) return errorResponse(404, errorTexts.categoryNotFound);
  const below = index.children(category.id).filter(({ id }) => index.isVisible(id));
  const [pictures, products] = await Promise.all([
    store.pictures(imagesOf([category, ...below])),
    store.products({ categoryIds: [category.id], isCard: true }),
  ]);
  return dataResponse<CategoryChildResponse[]>(
    [
      ...below.map((child) => ({
        kind: 'category' as const,
        ...serializeCategory(child, index, { pictures, scope: 'visible' }),
      })),
      ...products.map((product) => ({ kind: 'product' as const, ...serializeProductCard(product, index) })),
    ],
    { category: serializeCategory(category, index, { pictures, scope: 'visible' }) },
  );
}

interface CategoryDetailQuery {
  category: string;
  type?: string;
  product?: string;
  /** Most products of a type. @default all */
  limit?: number;
  /** Products of this slug alone. */
  slug?: string;
}

/**
 * Title, description and product types of a category (S-135): each subcategory is a type with all products below it;
 * products right in the category stand under its own name. A type, a product or a slug narrows the answer to it.
 */
export async function categoryDetail(
  { store, index }: CategoryQueryContext,
  asked: CategoryDetailQuery,
): Promise<ApiResponse> {
  const category = index.byName(asked.category);
  if (!category || !index.isVisible(category.id)) return errorResponse(404, errorTexts.categoryNotFound);

  const types = [category, ...index.children(category.id).filter(({ id }) => index.isVisible(id))];
  const chosen = asked.type === undefined ? undefined : index.byName(asked.type);
  if (asked.type !== undefined && !types.some(({ id }) => id === chosen?.id)) {
    return errorResponse(404, errorTexts.categoryNotFound);
  }
  const slug = asked.product ?? asked.slug;
  const productTypes = await Promise.all(
    types
      .filter(({ id }) => chosen === undefined || id === chosen.id)
      .map(async (type) => {
        const categories = type.id === category.id ? [type] : index.withDescendants(type.id);
        const categoryIds = categories.filter(({ id }) => index.isVisible(id)).map(({ id }) => id);
        const { limit } = asked;
        const { products, total } = await productsOfType(store, { categoryIds, slug, limit, isCard: true });
        return { title: type.name, products: products.map(serializeDetailProduct), total };
      }),
  );
  const shown = productTypes.filter(({ total }) => total > 0);
  if (asked.product !== undefined && shown.length === 0)
    return errorResponse(404, errorTexts.categoryNotFound);
  return dataResponse<CategoryDetailResponse>({
    category: { title: category.name, description: category.description ?? '' },
    productTypes: shown.map(({ total, ...type }) => (asked.limit === undefined ? type : { ...type, total })),
  });
}

async function productsOfType(store: Store, query: ProductQuery) {
  if (query.limit !== undefined) return store.productPage(query);
  const products = await store.products(query);
  return { products, total: products.length };
}

function serializeDetailProduct(product: ProductRow): DetailProductResponse {
  const [main] = product.pictures;
  return {
    id: product.id,
    imageUrl: main?.name ?? '',
    title: product.name,
    imageAlt: main?.alt ?? '',
    productSlug: productSlug(product.name),
    ...(main ? { picture: serializePicture(main, main.alt) } : {}),
  };
}
