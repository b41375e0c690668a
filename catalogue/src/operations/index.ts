export {
  categoryNamed,
  categoryPath,
  childCategories,
  descendantCategories,
  mergeCategories,
  pathFinder,
  pathText,
} from './categories.ts';
export { buildCategoryTree, categoriesByName, flattenTree, type CategoryTree } from './categoryTree.ts';
export { counted } from './counted.ts';
export { dailyPickSize, dayIn, pickOfDay, readKeptPick, type DailyPick } from './dailyPick.ts';
export { drawingOf, type ProductFamily } from './drawings.ts';
export {
  imageUrl,
  picturesOf,
  pictureSource,
  readImageNames,
  servedWidths,
  variantWidths,
  type PictureSource,
} from './images.ts';
export { compareNames, isSameName, nameKey, productSlug } from './names.ts';
export { phoneDigits, readPhone } from './phone.ts';
export { markedParts, matchingRows, searchWords, type MarkedPart } from './search.ts';
export { quoteRequest, type QuoteContact } from './quote.ts';
export { columnKeys, hasValues, isCodeTitle, readSpecification, specificationText } from './specification.ts';
export { summaryOf, type SummarySource } from './summary.ts';
export { shownSpecification, sizesOf } from './sizes.ts';
export { readFlag, readId, readKeywords, readName } from './wire.ts';
