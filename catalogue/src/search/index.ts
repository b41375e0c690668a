export { codeKey, type CodeIndex, GrowableCodeIndex } from './codeKeys.ts';
export { type ComparedCells, compareSizes, summariseCells } from './compareSizes.ts';
export type { Condition, Wanted } from './condition.ts';
export { CrossReferences } from './crossReferences.ts';
export { wantedVoltages } from './gradeShares.ts';
export { findMeanings } from './findMeanings.ts';
export { type FacetField, fieldsByKey, isQuantityTable, numbersLabel } from './facetFields.ts';
export { type CountedSizes, type Facet, readFacets } from './facets.ts';
export { createFilter, readRange, type SizeFilter } from './filterSizes.ts';
export {
  countPassing,
  findSizes,
  isCondition,
  type FoundProductSizes,
  type FoundSizes,
  type NearlyFound,
  sizesOf,
} from './findSizes.ts';
export type { Bucket } from './histogram.ts';
export { cellsOfField, filteredCells, matchingCell, matchingCells } from './matchedCells.ts';
export { codeMarks } from './codeMarks.ts';
export { createProductSearch, type ProductSearch, type SearchVocabulary } from './productSearch.ts';
export type { ProductScope } from './productScope.ts';
export { completeLastWord, withoutLastWord } from './begunWords.ts';
export { meantWords, namingWords } from './namingWords.ts';
export { findCodes, findLineCodes, type FoundCodes } from './queryCodes.ts';
export type { RankedProduct } from './candidate.ts';
export type { SearchResult } from './searchSizes.ts';
export type { IndexedProduct, SizeIndex } from './sizeIndex.ts';
export {
  createSizeReader,
  readerVersion,
  readStoredSize,
  serializeSize,
  type SizeReading,
} from './sizeReading.ts';
export { sortSizes } from './sortSizes.ts';
export { addedSynonyms, defaultSynonyms, phraseKeys, type SynonymRow, Synonyms } from './synonyms.ts';
export type { UnderstoodQuery } from './understandQuery.ts';
export { textReadings } from './textReading.ts';
export { unknownWords } from './unknownWords.ts';
export { hasKind } from './unmetParts.ts';
