import { CrossReferences, type CrossReferenceRow } from './crossReferences.ts';
import type { ProductScope } from './productScope.ts';
import { type SearchResult, searchSizes } from './searchSizes.ts';
import { GrowableSizeIndex, type IndexedProduct, type SizeIndex } from './sizeIndex.ts';
import type { SizeReading } from './sizeReading.ts';
import { Speller } from './speller.ts';
import { defaultSynonyms, type SynonymRow, Synonyms } from './synonyms.ts';
import { understandQuery, type UnderstoodQuery } from './understandQuery.ts';

/** Terms and codes in queries that the catalogue spells differently. */
export interface SearchVocabulary {
  synonyms: readonly SynonymRow[];
  crossReferences: readonly CrossReferenceRow[];
}

const defaultVocabulary: SearchVocabulary = { synonyms: defaultSynonyms, crossReferences: [] };

/** Letters without a vowel, such as 'wht': mistyped words are not corrected to them. */
const abbreviation = /^[^aeiouy]{2,4}$/u;

/** A search over products that can be added and removed. */
export interface ProductSearch {
  readonly index: SizeIndex;
  /** Number of products, and of those removed since the search was created. */
  readonly counts: { products: number; removed: number; sizes: number };
  /** Adds a product and returns its number; `sizes` are its already parsed sizes, if available. */
  add: (product: IndexedProduct, sizes?: readonly SizeReading[]) => number;
  remove: (product: number) => void;
  /** Replaces all synonyms and cross-references. */
  setVocabulary: (vocabulary: SearchVocabulary) => void;
  /** A stem as spelled in the catalogue, or else in the synonyms. */
  written: (stem: string) => string;
  understand: (query: string) => UnderstoodQuery;
  search: (query: string, scope?: ProductScope) => SearchResult;
}

/**
 * Prepares the search over products.
 * @param vocabulary the built-in synonyms by default
 */
export function createProductSearch(
  products: readonly IndexedProduct[] = [],
  vocabulary: SearchVocabulary = defaultVocabulary,
): ProductSearch {
  let synonyms = new Synonyms([]);
  let crossReferences = new CrossReferences();
  const speller = new Speller();
  const sizes = new GrowableSizeIndex(
    (word) => speller.add(word),
    (stem, word) => speller.addWritten(stem, word),
  );
  for (const product of products) sizes.add(product);
  let index: SizeIndex | null = null;
  const current = () => (index ??= sizes.view());
  const understand = (query: string) => {
    const { words } = current();
    return understandQuery(query, current(), {
      has: (stem) => words.has(stem),
      synonyms,
      speller,
      crossReferences,
    });
  };
  const setVocabulary = (next: SearchVocabulary) => {
    const before = synonyms;
    synonyms = new Synonyms(next.synonyms);
    crossReferences = new CrossReferences(next.crossReferences);
    const { words } = current();
    for (const word of before.words.keys()) if (!words.has(word)) speller.remove(word);
    for (const word of synonyms.words.keys()) if (!abbreviation.test(word)) speller.add(word);
  };
  setVocabulary(vocabulary);
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
    setVocabulary,
    written: (stem) => speller.written(stem) ?? synonyms.words.get(stem) ?? stem,
    understand,
    search: (query, scope) => searchSizes(current(), understand(query), scope),
  };
}
