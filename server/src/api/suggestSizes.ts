import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { maxChoices, type ProductSize } from '@elvora/catalogue/model';
import { readKeywords, readSizes, readSpecification } from '@elvora/catalogue/operations';
import {
  createProductSearch,
  type IndexedProduct,
  meantWords,
  namingWords,
  type SearchVocabulary,
  Synonyms,
} from '@elvora/catalogue/search';
import type { ProductRow, Store } from '../store/index.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import { fullSlices } from './productSlices.ts';

export type SuggestionStore = Pick<Store, 'productIds' | 'productsByIds' | 'tableLengths'>;

interface SuggestionContext {
  store: SuggestionStore;
  index: CategoryIndex;
  vocabulary: SearchVocabulary;
}

/** A size that resembles a text; null for a product without matching sizes. */
export interface SuggestedSize {
  product: ProductRow;
  size: ProductSize | null;
}

/** Maximum number of lines without a code that are looked up; lists rarely have more. */
const maxTexts = 200;
/** Maximum number of queries to the database, unless the last text needs more: its words are tried without each of them. */
const maxLookups = 600;
/** Maximum number of products whose tables are searched, per text and in total. */
const maxProductsPerText = 12;
const maxProducts = 240;
/** If a product has no matching sizes or more than this, the product itself is suggested. */
const maxSizesPerProduct = 3;
/** Larger tables are not searched. */
const maxTableCharacters = 200_000;

/**
 * Finds up to five sizes for each text of words and ratings, such as 'contactor 25A': the database finds the products by the
 * words, and the search of the catalogue finds their sizes by the ratings. Texts beyond the bounds have no entry.
 */
export async function suggestSizes(
  { store, index, vocabulary }: SuggestionContext,
  texts: readonly string[],
): Promise<Map<string, readonly SuggestedSize[]>> {
  const { products, searched } = await findCandidates({ store, index, vocabulary }, texts.slice(0, maxTexts));
  const suggestions = new Map<string, readonly SuggestedSize[]>(searched.map((text) => [text, []]));
  if (products.length === 0) return suggestions;
  const specifications = products.map(({ data }) => readSpecification(data));
  const search = createProductSearch(
    products.map((product, at) => indexedProduct(product, index, specifications[at] ?? { status: 'none' })),
    vocabulary,
  );
  const { firstSize } = search.index;
  const sizes = specifications.map((specification) => readSizes(specification));
  for (const text of searched) {
    const found = search
      .search(text)
      .products.slice(0, maxChoices)
      .flatMap((ranked): SuggestedSize[] => {
        const product = products[ranked.product];
        if (!product) return [];
        const all = sizes[ranked.product] ?? [];
        // No size matches better than the others, or too many match: the dealer will ask.
        const isChoice = ranked.sizes.length > 0 && ranked.sizes.length <= maxSizesPerProduct;
        if (!isChoice) return [{ product, size: null }];
        const first = firstSize[ranked.product] ?? 0;
        return ranked.sizes.flatMap((number) => all[number - first] ?? []).map((size) => ({ product, size }));
      });
    suggestions.set(text, found.slice(0, maxChoices));
    await yieldToEventLoop();
  }
  return suggestions;
}

async function findCandidates(
  { store, index: { hiddenIds }, vocabulary }: SuggestionContext,
  texts: readonly string[],
): Promise<{ products: ProductRow[]; searched: readonly string[] }> {
  const synonyms = new Synonyms(vocabulary.synonyms);
  const ids = new Set<number>();
  let lookups = 0;
  const findAll: WordLookup = async (words) => {
    if (words.length === 0) return [];
    lookups += 1;
    const query = { hiddenCategoryIds: hiddenIds, limit: maxProductsPerText, search: words.join(' ') };
    return (await store.productIds(query)).ids;
  };
  let searched = 0;
  for (const text of texts) {
    if (ids.size >= maxProducts || lookups >= maxLookups) break;
    searched += 1;
    // The database indexes words only: '25A' is stored as '25' under a title with its unit.
    const words = namingWords(text);
    const found = [...(await findByWords(findAll, words))];
    const meant = found.length > 0 ? [] : meantWords(words, synonyms);
    for (const meaning of meant) found.push(...(await findByWords(findAll, meaning)));
    for (const id of found) ids.add(id);
    await yieldToEventLoop();
  }
  const products: ProductRow[] = [];
  for await (const part of fullSlices(store, [...ids].slice(0, maxProducts))) {
    const loaded = await store.productsByIds(part, {});
    products.push(...loaded.filter(({ data }) => (data?.length ?? 0) <= maxTableCharacters));
    await yieldToEventLoop();
  }
  return { products, searched: texts.slice(0, searched) };
}

/** Resolves to the ids of products with all words. */
type WordLookup = (words: readonly string[]) => Promise<readonly number[]>;

/** Maximum number of words of which one may be unknown. */
const maxKnownWords = 6;

/** Finds products with all words, or else with all but one. */
async function findByWords(findAll: WordLookup, words: readonly string[]): Promise<readonly number[]> {
  const all = await findAll(words);
  if (all.length > 0 || words.length < 2 || words.length > maxKnownWords) return all;
  const found: number[] = [];
  for (const left of words.keys()) found.push(...(await findAll(words.filter((_word, at) => at !== left))));
  return found;
}

function indexedProduct(
  product: ProductRow,
  index: CategoryIndex,
  specification: IndexedProduct['specification'],
): IndexedProduct {
  const { name, description, keyword, category_id: categoryId, bestseller } = product;
  return {
    name,
    description,
    keywords: readKeywords(keyword),
    category: product.category_name,
    categoryPath: categoryId === null ? [] : index.path(categoryId).map((category) => category.name),
    specification,
    isBestseller: bestseller === 1,
  };
}
