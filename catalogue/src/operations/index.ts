export {
  buildCategoryTree,
  categoryPath,
  childCategories,
  flattenTree,
  mergeCategories,
  type CategoryTree,
} from './categoryTree.ts';
export { dailyPickSize, dayIn, pickOfDay, readKeptPick, type DailyPick } from './dailyPick.ts';
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
export { columnKeys, hasValues, readSpecification } from './specification.ts';
export { readFlag, readId, readKeywords, readName } from './wire.ts';
