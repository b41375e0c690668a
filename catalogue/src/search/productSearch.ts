import type { ProductScope } from './productScope.ts';
import { type SearchResult, searchSizes } from './searchSizes.ts';
import { GrowingSizeIndex, type IndexedProduct, type SizeIndex } from './sizeIndex.ts';
import type { SizeReading } from './sizeReading.ts';
import { Speller } from './speller.ts';
import { defaultSynonyms, type SynonymRow, Synonyms } from './synonyms.ts';
import { understandQuery, type UnderstoodQuery } from './understandQuery.ts';

/** The search over products that come and go. */
export interface ProductSearch {
  readonly index: SizeIndex;
  /** Products, and those that were removed since the search was made. */
  readonly counts: { products: number; removed: number; sizes: number };
  /** Adds a product and returns its number; `sizes` are those of its table, where they have been read before. */
  add: (product: IndexedProduct, sizes?: readonly SizeReading[]) => number;
  remove: (product: number) => void;
  understand: (query: string) => UnderstoodQuery;
  search: (query: string, scope?: ProductScope) => SearchResult;
}

/** Prepares the search over products; staff's synonyms come before those of the site. */
export function createProductSearch(
  products: readonly IndexedProduct[] = [],
  synonymRows: readonly SynonymRow[] = [],
): ProductSearch {
  const synonyms = new Synonyms([...synonymRows, ...defaultSynonyms]);
  const speller = new Speller();
  const sizes = new GrowingSizeIndex(
    (word) => speller.add(word),
    (stem, word) => speller.addWritten(stem, word),
  );
  for (const word of synonyms.words.keys()) speller.add(word);
  for (const product of products) sizes.add(product);
  let index: SizeIndex | null = null;
  const current = () => (index ??= sizes.view());
  const understand = (query: string) => {
    const { words } = current();
    return understandQuery(query, current(), { has: (stem) => words.has(stem), synonyms, speller });
  };
  return {
    get index() {
      return current();
    },
    get counts() {
      return sizes.counts;
    },
    add(product, readings) {
      index = null;
      return sizes.add(product, readings);
    },
    remove: (product) => sizes.remove(product),
    understand,
    search: (query, scope) => searchSizes(current(), understand(query), scope),
  };
}
