import { productRequiredTexts } from '@elvora/catalogue/contract';
import {
  byFieldName,
  byWireName,
  existingImageToken,
  newImageToken,
  productFields,
  productFlagFields,
  productTextInputFields,
  productValueFields,
  requiredProductFields,
  type ImageToken,
  type ProductDraft,
} from '@elvora/catalogue/model';
import { readKeywords, serializeSpecification } from '@elvora/catalogue/operations';
import { tableFromGrid } from '@elvora/design-system/SpecTableEditor';
import type { FormImage, ProductForm, ProductFormField } from './productFormOps.ts';

/** The first required field that is empty, in the stated order (S-337…S-341). */
export interface ProductFormProblem {
  field: ProductFormField;
  text: string;
}

export function firstProblem(form: ProductForm): ProductFormProblem | null {
  const field = requiredProductFields.find((required) =>
    required === 'keywords' ? readKeywords(form.keywords).length === 0 : form[required].trim() === '',
  );
  return field ? { field, text: productRequiredTexts[field] } : null;
}

/** Form fields by their names in the API's error responses. */
const fieldsByWireName: Readonly<Record<string, ProductFormField>> = {
  ...byWireName(productValueFields, (field) => field),
  [productFields.images.wireName]: 'images',
  existingImages: 'images',
  imageOrder: 'images',
  imageAlts: 'images',
  [productFields.data.wireName]: 'table',
  [productFields.drawing.wireName]: 'drawing',
};

/** Returns the first field that an error response names; null when it names none. */
export function fieldFromWireNames(names: readonly string[]): ProductFormField | null {
  return names.map((name) => fieldsByWireName[name]).find((field) => field !== undefined) ?? null;
}

/** Serializes the table; text that is not a table stays as it is until a table replaces it. */
function specificationData({ table, unreadable }: ProductForm): string {
  const { headers, rows } = table.present;
  if (headers.length === 0 && rows.length === 0) return unreadable ?? '';
  return serializeSpecification(tableFromGrid(table.present));
}

export function toProductDraft(form: ProductForm): ProductDraft {
  return {
    ...byFieldName(productTextInputFields, (field) =>
      field === 'keywords' ? readKeywords(form.keywords).join(', ') : form[field].trim(),
    ),
    ...byFieldName(productFlagFields, (field) => form[field]),
    data: specificationData(form),
    drawing: form.drawing,
  };
}

/** Converts images to request fields: files, stored names that stay, the order of both, and alternative texts. */
export function toImageUpload(images: readonly FormImage[]) {
  const files = images.flatMap((image) => (image.kind === 'new' ? [image] : []));
  const token = (image: FormImage): ImageToken =>
    image.kind === 'new' ? newImageToken(files.indexOf(image)) : existingImageToken(image.picture.name);
  return {
    images: files.map(({ file }) => file),
    keptImages: images.flatMap((image) => (image.kind === 'existing' ? [image.picture.name] : [])),
    imageOrder: images.map(token),
    imageAlts: Object.fromEntries(images.map((image) => [token(image), image.alt])),
  };
}
