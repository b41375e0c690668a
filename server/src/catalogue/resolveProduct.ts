import { type ProductInput, validationTexts } from '@elvora/catalogue/contract';
import { byFieldName, productTextFields } from '@elvora/catalogue/model';
import { isSameName, serializeDrawing } from '@elvora/catalogue/operations';
import { validationError } from '../http/httpErrors.ts';
import type { CatalogueWriter, NewProduct, ProductRow, ProductState, Store } from '../store/index.ts';
import { orderImages } from './imageOrder.ts';

/** Resolves the names in a form. Throws a validation error for an unknown category or image. */
export async function resolveProduct(
  writer: CatalogueWriter,
  input: ProductInput,
  { newNames, current }: { newNames: readonly string[]; current?: ProductRow },
): Promise<NewProduct> {
  const existing = await writer.pictures(input.existingImages);
  if (input.existingImages.some((name) => !existing.has(name))) {
    throw validationError([{ field: 'existingImages', text: validationTexts.imageUnknown }]);
  }
  return {
    ...(await resolveCategory(writer, input.category, current)),
    ...byFieldName(productTextFields, (field) => input[field]),
    keyword: input.keywords,
    isBestseller: input.isBestseller,
    isTrending: input.isTrending,
    data: input.data === '' ? null : input.data,
    drawing: serializeDrawing(input.drawing),
    acceptedIssues: current?.accepted_issues ?? null,
    pictures: orderImages({
      ...input,
      newNames,
      storedAlts: new Map(current?.pictures.map(({ name, alt }) => [name, alt])),
    }),
  };
}

/** Finds a category by name. A product whose category was deleted may keep it until another is chosen (D-44). */
export async function resolveCategory(
  { categoryByName }: Pick<Store, 'categoryByName'>,
  name: string,
  current?: ProductRow,
): Promise<Pick<NewProduct, 'categoryId' | 'categoryName'>> {
  const category = await categoryByName(name);
  if (category) return { categoryId: category.id, categoryName: category.name };
  if (current && isSameName(current.category_name, name)) {
    return { categoryId: current.category_id, categoryName: current.category_name };
  }
  throw validationError([{ field: 'category_id', text: validationTexts.categoryUnknown }]);
}

/**
 * Restores a state of the history: keeps the current category if the former no longer exists, and omits erased
 * pictures.
 */
export async function productFromState(
  writer: CatalogueWriter,
  { categoryId, categoryName, pictures, ...state }: ProductState,
  current: ProductRow,
): Promise<NewProduct> {
  const category =
    (categoryId === null ? null : await writer.category(categoryId)) ??
    (await writer.categoryByName(categoryName));
  const existing = await writer.pictures(pictures.map(({ name }) => name));
  return {
    ...state,
    categoryId: category?.id ?? current.category_id,
    categoryName: category?.name ?? current.category_name,
    pictures: pictures.filter(({ name }) => existing.has(name)),
  };
}
