import * as v from 'valibot';
import type { ProductDraft } from '../model/draft.ts';
import { maxProductImages, type ImageToken } from '../model/imageToken.ts';
import {
  byFieldName,
  byWireName,
  isRequiredProductField,
  productFields,
  productFlagFields,
  productTextInputFields,
  type ProductTextInputField,
  type RequiredProductField,
} from '../model/productFields.ts';
import { readKeywords } from '../operations/wire.ts';
import { drawingInput } from './drawingInput.ts';
import { validationTexts } from './validationTexts.ts';
import { optionalText, requiredText, flagInput } from './inputFields.ts';

/** Maximum characters of a table as text. */
const maxDataLength = 1_000_000;

/** A form field that may be repeated (S-357). */
const repeatableField = v.optional(
  v.pipe(
    v.union([v.string(), v.array(v.string())], validationTexts.unreadable),
    v.transform((value) => (typeof value === 'string' ? [value] : value)),
  ),
  [],
);

/** A form field that holds JSON; `fallback` is the JSON used when the field is missing. */
function jsonField<T>(schema: v.GenericSchema<unknown, T>, fallback: string) {
  return v.optional(
    v.pipe(
      v.string(validationTexts.unreadable),
      v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
        try {
          return JSON.parse(dataset.value);
        } catch {
          addIssue({ message: validationTexts.unreadable });
          return NEVER;
        }
      }),
      schema,
    ),
    fallback,
  );
}

const imageTokenField = v.custom<ImageToken>(
  (value) => typeof value === 'string' && /^(existing:[^\0]{1,300}|new:\d{1,3})$/.test(value),
  validationTexts.unreadable,
);

const imageOrderField = v.pipe(
  v.array(imageTokenField, validationTexts.unreadable),
  v.maxLength(maxProductImages * 2),
);

const imageAltsField = v.pipe(
  v.record(v.string(), optionalText(300), validationTexts.unreadable),
  v.transform((alts) => new Map(Object.entries(alts))),
);

/** Messages for required fields that are empty (S-337…S-340). */
export const productRequiredTexts: Readonly<Record<RequiredProductField, string>> = {
  name: validationTexts.productNameMissing,
  category: validationTexts.productCategoryMissing,
  keywords: validationTexts.productKeywordsMissing,
  description: validationTexts.productDescriptionMissing,
};

function textInput(field: ProductTextInputField) {
  const { maxLength } = productFields[field];
  return isRequiredProductField(field)
    ? requiredText(productRequiredTexts[field], maxLength)
    : optionalText(maxLength);
}

const textInputs = byWireName(productTextInputFields, textInput);

/** A request that saves a product: the draft, the stored images to keep, and the order of all images. */
export interface ProductInput extends ProductDraft {
  existingImages: readonly string[];
  /** The first is the main image (S-347); images that are not listed follow, stored ones first. */
  imageOrder: readonly ImageToken[];
  /** Alternative texts by `ImageToken`. */
  imageAlts: ReadonlyMap<string, string>;
}

/**
 * The fields of a product's form (S-356), checked in the stated order (S-341). Stored images that are not named are removed
 * (D-20); `existingImagesCount` detects a form that arrived incomplete.
 */
export const productInputSchema = v.pipe(
  v.object({
    ...textInputs,
    keyword: v.pipe(
      textInputs.keyword,
      v.check((keyword) => readKeywords(keyword).length > 0, productRequiredTexts.keywords),
    ),
    ...byWireName(productFlagFields, () => flagInput),
    data: optionalText(maxDataLength),
    drawing: jsonField(v.nullable(drawingInput), 'null'),
    existingImages: repeatableField,
    existingImagesCount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/, validationTexts.unreadable))),
    imageOrder: jsonField(imageOrderField, '[]'),
    imageAlts: jsonField(imageAltsField, '{}'),
  }),
  v.forward(
    v.partialCheck(
      [['existingImages'], ['existingImagesCount']],
      ({ existingImages, existingImagesCount }) =>
        existingImagesCount === undefined || Number(existingImagesCount) === existingImages.length,
      validationTexts.imagesIncomplete,
    ),
    ['existingImages'],
  ),
  v.transform((wire): ProductInput => ({
    ...byFieldName(productTextInputFields, (field) => wire[productFields[field].wireName]),
    ...byFieldName(productFlagFields, (field) => wire[productFields[field].wireName]),
    data: wire.data,
    drawing: wire.drawing,
    existingImages: wire.existingImages,
    imageOrder: wire.imageOrder,
    imageAlts: wire.imageAlts,
  })),
);

/** Converts a draft to form fields: all text (S-356), trimmed (S-342). */
export const serializeProductDraft = (draft: ProductDraft) => ({
  ...byWireName(productTextInputFields, (field) => draft[field].trim()),
  ...byWireName(productFlagFields, (field) => (draft[field] ? '1' : '0')),
  data: draft.data,
  // Omitted by default, so that a request has only the stated fields (S-356).
  ...(draft.drawing ? { drawing: JSON.stringify(draft.drawing) } : {}),
});
