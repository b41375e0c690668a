import { type SearchResult, searchSizes } from './searchSizes.ts';
import { buildSizeIndex, type IndexedProduct, type SizeIndex } from './sizeIndex.ts';
import { Speller } from './speller.ts';
import { defaultSynonyms, type SynonymRow, Synonyms } from './synonyms.ts';
import { understandQuery, type UnderstoodQuery } from './understandQuery.ts';

export interface ProductSearch {
  index: SizeIndex;
  understand: (query: string) => UnderstoodQuery;
  search: (query: string) => SearchResult;
}

/** Prepares the search over products; staff's synonyms come before those of the site. */
export function createProductSearch(
  products: readonly IndexedProduct[],
  synonymRows: readonly SynonymRow[] = [],
): ProductSearch {
  const index = buildSizeIndex(products);
  const synonyms = new Synonyms([...synonymRows, ...defaultSynonyms]);
  const speller = new Speller([...index.words.keys(), ...synonyms.words]);
  const vocabulary = { has: (stem: string) => index.words.has(stem), synonyms, speller };
  const understand = (query: string) => understandQuery(query, index, vocabulary);
  return { index, understand, search: (query) => searchSizes(index, understand(query)) };
}
