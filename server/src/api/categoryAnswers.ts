import { errorTexts } from '@elvora/catalogue/contract';
import { productSlug } from '@elvora/catalogue/operations';
import type { CategoryRow, ProductRow, Store } from '../store/index.ts';
import { type Answer, list, refusal } from './answer.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import { categoryWire, pictureWire, productCardWire } from './wire.ts';

/** Which categories a list holds. */
export type CategoryScope = 'visible' | 'all';

interface Context {
  store: Store;
  index: CategoryIndex;
}

/** Categories with their pictures, those that may be seen. */
async function categoriesAnswer(
  { store, index }: Context,
  categories: readonly CategoryRow[],
  scope: CategoryScope,
  more: { total?: number } = {},
): Promise<Answer> {
  const shown = scope === 'all' ? categories : categories.filter(({ id }) => index.isVisible(id));
  const pictures = await store.pictures(imagesOf(shown));
  return list(
    shown.map((category) => categoryWire(category, index, { pictures, scope })),
    more,
  );
}

const imagesOf = (categories: readonly CategoryRow[]) =>
  categories.flatMap(({ image }) => (image === null ? [] : [image]));

export const allCategories = (context: Context, scope: CategoryScope) =>
  categoriesAnswer(context, context.index.all, scope);

/**
 * The visible categories of the upper levels, with the number of all: what a menu shows does not grow with a tree that
 * goes deeper.
 */
export function menuCategories(context: Context, levels: number): Promise<Answer> {
  const { index } = context;
  const upper = index.all.filter(({ id }) => index.path(id).length <= levels);
  const total = index.all.filter(({ id }) => index.isVisible(id)).length;
  return categoriesAnswer(context, upper, 'visible', { total });
}

export const topCategories = (context: Context, scope: CategoryScope) =>
  categoriesAnswer(context, context.index.children(null), scope);

/** Everything below the main categories (D-42). */
export const subCategories = (context: Context, scope: CategoryScope) =>
  categoriesAnswer(
    context,
    context.index.all.filter(({ parent_id }) => parent_id !== null),
    scope,
  );

/** Subcategories, then products, right below a category (S-146), and the category itself. */
export async function categoryChildren({ store, index }: Context, name: string): Promise<Answer> {
  const category = index.byName(name);
  if (!category || !index.isVisible(category.id)) return refusal(404, errorTexts.categoryNotFound);
  const below = index.children(category.id).filter(({ id }) => index.isVisible(id));
  const [pictures, products] = await Promise.all([
    store.pictures(imagesOf([category, ...below])),
    store.products({ categoryIds: [category.id] }),
  ]);
  return list(
    [
      ...below.map((child) => ({
        kind: 'category',
        ...categoryWire(child, index, { pictures, scope: 'visible' }),
      })),
      ...products.map((product) => ({ kind: 'product', ...productCardWire(product, index) })),
    ],
    { category: categoryWire(category, index, { pictures, scope: 'visible' }) },
  );
}

interface DetailNames {
  category: string;
  type?: string;
  product?: string;
}

/**
 * Title, description and product types of a category (S-135): each subcategory is a type with all products below it;
 * products right in the category stand under its own name. A type or a product narrows the answer to it.
 */
export async function categoryDetail({ store, index }: Context, names: DetailNames): Promise<Answer> {
  const category = index.byName(names.category);
  if (!category || !index.isVisible(category.id)) return refusal(404, errorTexts.categoryNotFound);

  const types = [category, ...index.children(category.id).filter(({ id }) => index.isVisible(id))];
  const chosen = names.type === undefined ? undefined : index.byName(names.type);
  if (names.type !== undefined && !types.some(({ id }) => id === chosen?.id)) {
    return refusal(404, errorTexts.categoryNotFound);
  }
  const productTypes = await Promise.all(
    types
      .filter(({ id }) => chosen === undefined || id === chosen.id)
      .map(async (type) => ({
        title: type.name,
        products: await productsOfType({ store, index }, category, type),
      })),
  );
  const shown = productTypes
    .map(({ title, products }) => ({
      title,
      products: products
        .filter(({ slug }) => names.product === undefined || slug === names.product)
        .map(detailProduct),
    }))
    .filter(({ products }) => products.length > 0);
  if (names.product !== undefined && shown.length === 0) return refusal(404, errorTexts.categoryNotFound);
  return list({
    category: { title: category.name, description: category.description ?? '' },
    productTypes: shown,
  });
}

function productsOfType(
  { store, index }: Context,
  category: CategoryRow,
  type: CategoryRow,
): Promise<ProductRow[]> {
  const categories = type.id === category.id ? [type] : index.withDescendants(type.id);
  return store.products({
    categoryIds: categories.filter(({ id }) => index.isVisible(id)).map(({ id }) => id),
  });
}

function detailProduct(product: ProductRow) {
  const [main] = product.pictures;
  return {
    id: product.id,
    imageUrl: main?.name ?? '',
    title: product.name,
    imageAlt: main?.alt ?? '',
    productSlug: productSlug(product.name),
    ...(main ? { picture: pictureWire(main, main.alt) } : {}),
  };
}
