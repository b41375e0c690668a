export type { Condition, Wanted } from './condition.ts';
export { type Facet, readFacets } from './facets.ts';
export type { Bucket } from './histogram.ts';
export { createProductSearch, type ProductSearch } from './productSearch.ts';
export type { RankedProduct } from './rankProducts.ts';
export type { SearchResult } from './searchSizes.ts';
export type { IndexedProduct, SizeIndex } from './sizeIndex.ts';
export type { SynonymRow } from './synonyms.ts';
export type { UnderstoodQuery } from './understandQuery.ts';
