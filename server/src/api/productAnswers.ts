import { readId } from '@elvora/catalogue/operations';
import type { ProductQuery, ProductRow, Store } from '../store/index.ts';
import { type Answer, list, ok } from './answer.ts';
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
  const filter = scope === 'all' ? query : { ...query, hiddenCategoryIds: index.hiddenIds };
  const { limit, offset, ...uncut } = filter;
  const [products, total] = await Promise.all([
    store.products(filter),
    limit === undefined && offset === undefined ? null : store.countProducts(uncut),
  ]);
  const wire = fields === 'card' ? productCardWire : productWire;
  return list(
    products.map((product) => wire(product, index)),
    total === null ? {} : { total },
  );
}

/** Best sellers: a bare list (S-111, S-112). */
export async function bestSellers({ store, index }: Context): Promise<Answer> {
  const products = await store.products({ isBestseller: true, hiddenCategoryIds: index.hiddenIds });
  return ok(products.map((product) => productCardWire(product, index)));
}

/** A list of the one product, or an empty one (S-166, O30). */
export async function productById({ store, index }: Context, id: string): Promise<Answer> {
  const known = readId(id);
  // The databases count ids in 32 bits.
  if (known === null || known > 2_147_483_647) return ok([]);
  const products = await store.products({ id: known, hiddenCategoryIds: index.hiddenIds });
  return ok(products.map((product) => productWire(product, index)));
}

/** Products right in a category; an unknown or hidden one has none. */
export async function productsByCategory(context: Context, name: string): Promise<Answer> {
  const category = context.index.byName(name);
  if (!category || !context.index.isVisible(category.id)) return list([]);
  return productList(context, { categoryIds: [category.id] });
}

/** How well a product answers a query: its codes first, then name, keywords, description, other cells. */
const searchRanks = [
  (product: ProductRow, words: string) => codesOf(product).some((code) => code.startsWith(words)),
  (product: ProductRow, words: string) => product.name.toLowerCase().includes(words),
  (product: ProductRow, words: string) => product.keyword.toLowerCase().includes(words),
  (product: ProductRow, words: string) => product.description.toLowerCase().includes(words),
];

const codesOf = ({ search_text }: ProductRow) => search_text.match(/\bev-[a-z0-9.-]+/g) ?? [];

/** Products that hold the words literally, best first (O68). Blank words find nothing. */
export async function searchProducts(
  { store, index }: Context,
  words: string,
  page: PageOf,
): Promise<Answer> {
  const wanted = words.trim().replace(/\s+/g, ' ').toLowerCase();
  if (wanted === '') return list([], { total: 0 });
  const found = await store.products({ search: wanted, hiddenCategoryIds: index.hiddenIds });
  const rank = (product: ProductRow) => {
    const at = searchRanks.findIndex((matches) => matches(product, wanted));
    return at === -1 ? searchRanks.length : at;
  };
  const ranked = found
    .map((product) => ({ product, rank: rank(product) }))
    .toSorted((a, b) => a.rank - b.rank || a.product.id - b.product.id);
  const { limit = ranked.length, offset = 0 } = page;
  return list(
    ranked.slice(offset, offset + limit).map(({ product }) => productWire(product, index)),
    { total: ranked.length },
  );
}
