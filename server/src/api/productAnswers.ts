import { readId } from '@elvora/catalogue/operations';
import type { ProductQuery, Store } from '../store/index.ts';
import { type Answer, list, ok, refusal } from './answer.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import { productCardWire, productWire } from './wire.ts';

interface Context {
  store: Store;
  index: CategoryIndex;
}

/** The most entries one answer holds when the caller pages (O46). */
export const largestPage = 200;

/** Part of a list, as a caller asked for it; absent means all of it (D-48). */
export interface PageOf {
  limit?: number;
  offset?: number;
  /** The number of the product before it; it takes no longer however far it is, which an offset does. */
  after?: number;
}

interface ListQuery extends ProductQuery {
  /** Staff see products of hidden categories too. */
  scope?: 'visible' | 'all';
  fields?: 'card' | 'whole';
}

export async function productList(
  { store, index }: Context,
  { scope = 'visible', fields = 'whole', ...query }: ListQuery,
): Promise<Answer> {
  const isCard = fields === 'card';
  const filter = { ...query, isCard, ...(scope === 'all' ? {} : { hiddenCategoryIds: index.hiddenIds }) };
  const isPaged = query.limit !== undefined || query.offset !== undefined;
  const { products, total } = isPaged
    ? await store.productPage(filter)
    : { products: await store.products(filter), total: null };
  const wire = isCard ? productCardWire : productWire;
  return list(
    products.map((product) => wire(product, index)),
    total === null ? {} : { total },
  );
}

/** Best sellers: a bare list (S-111, S-112). */
export async function bestSellers({ store, index }: Context): Promise<Answer> {
  const products = await store.products({
    isBestseller: true,
    isCard: true,
    hiddenCategoryIds: index.hiddenIds,
  });
  return ok(products.map((product) => productCardWire(product, index)));
}

/** A list of the one product, or an empty one (S-166, O30). Staff see it in a hidden category, too. */
export async function productById(
  { store, index }: Context,
  id: string,
  scope: 'visible' | 'all',
): Promise<Answer> {
  const known = readId(id);
  // The databases count ids in 32 bits.
  if (known === null || known > 2_147_483_647) return ok([]);
  const hiddenCategoryIds = scope === 'all' ? [] : index.hiddenIds;
  const products = await store.products({ id: known, hiddenCategoryIds });
  return ok(products.map((product) => productWire(product, index)));
}

/** Products right in a category; an unknown or hidden one has none. */
export async function productsByCategory(context: Context, name: string): Promise<Answer> {
  const category = context.index.byName(name);
  if (!category || !context.index.isVisible(category.id)) return list([]);
  return productList(context, { categoryIds: [category.id] });
}

/** The longest text looked for; nobody types more, and the database would only be kept busy. */
export const longestSearch = 200;

/** Products that hold the words literally, best first (O68). Blank words find nothing. */
export async function searchProducts(
  { store, index }: Context,
  words: string,
  { limit, offset }: PageOf,
): Promise<Answer> {
  if (words.length > longestSearch) {
    return refusal(400, `The text to search for has at most ${longestSearch} characters.`);
  }
  const { products, total } = await store.productPage({
    search: words,
    hiddenCategoryIds: index.hiddenIds,
    limit,
    offset,
  });
  return list(
    products.map((product) => productWire(product, index)),
    { total },
  );
}
