export {
  findCategoryByName,
  findCategoryPath,
  childCategories,
  descendantCategories,
  mergeCategories,
  createPathFinder,
  formatCategoryPath,
} from './categories.ts';
export { buildCategoryTree, categoriesByName, flattenTree, type CategoryTree } from './categoryTree.ts';
export { isOrderingCode } from './orderingCodes.ts';
export { isPlaceholder, withoutPlaceholders, type PublicHtml } from './placeholders.ts';
export { isCodeTitle } from './codeTitles.ts';
export { findSize, readSizes, sizeKey } from './productSizes.ts';
export { sizeFacts, sizeSummary } from './sizeSummary.ts';
export { pluralise } from './pluralise.ts';
export { dailyPickSize, dayInTimeZone, pickForDay, readStoredPick, type DailyPick } from './dailyPick.ts';
export { drawingForName, type ProductFamily } from './drawings.ts';
export {
  imageUrl,
  resolvePictures,
  pictureSource,
  readImageNames,
  isServedWidth,
  servedWidths,
  variantWidths,
  type PictureSource,
} from './images.ts';
export { joinLines, splitLines } from './lines.ts';
export { compareNames, isSameName, nameKey, productSlug } from './names.ts';
export {
  defaultPhoneCode,
  formatPhone,
  maxPhoneDigits,
  parsePhone,
  parsePhoneCode,
  parseTypedPhone,
  type PhoneNumber,
} from './phone.ts';
export {
  foldSearchText,
  highlightMatches,
  matchingRows,
  searchWords,
  type HighlightedPart,
} from './search.ts';
export { seededRandom } from './seededRandom.ts';
export { isTitleRow } from './pastedColumns.ts';
export { countPastedLines, readPastedLines, type PastedLine } from './pastedLines.ts';
export {
  type DrawingDimension,
  drawingDimensions,
  drawingOfFamily,
  drawingPicture,
  drawingValues,
  type DrawnColumn,
  drawnColumns,
  followColumns,
  isProductDrawing,
  linkableTitles,
  linkColumn,
  mainPicture,
  readDrawing,
  serializeDrawing,
} from './productDrawings.ts';
export {
  buildQuoteRequest,
  completeQuoteItem,
  quoteItemText,
  quoteItems,
  quoteListEntry,
  type QuoteContact,
} from './quote.ts';
export { formatBytes, formatWantedDate } from './quoteDetails.ts';
export { packCountText, packDetailText, quantityTotalText } from './quoteTotals.ts';
export {
  formatSharedList,
  maxLinkLength,
  maxSharedLines,
  parseSharedList,
  type ReadSharedList,
  type SharedLine,
  type SharedListProblem,
} from './sharedList.ts';
export { columnKeys, hasValues, readSpecification, serializeSpecification } from './specification.ts';
export { maxHitRows, searchHitTable, type SearchHitTable } from './searchHit.ts';
export { summarizeCatalogue, type CatalogueSummarySource } from './summary.ts';
export {
  packText,
  sizeDetails,
  sizeName,
  sizeRangeText,
  specificationForDisplay,
  variantText,
  type DisplayedSpecification,
} from './sizes.ts';
export { boundTable, cutCells, exceededBound, longestCell, tableExtent } from './tableBounds.ts';
export { maxPageRows, specificationPart } from './tableParts.ts';
export { readFlag, readId, readKeywords, readOptionalText } from './wire.ts';
