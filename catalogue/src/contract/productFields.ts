import * as v from 'valibot';
import type { ProductDraft } from '../model/draft.ts';
import { mostImages, type ImageToken } from '../model/imageToken.ts';
import { readKeywords } from '../operations/wire.ts';
import { writeTexts } from './writeTexts.ts';
import { optionalText, requiredText, writtenFlag } from './writtenFields.ts';

/** Characters the longest table may have as text. */
const longestData = 1_000_000;

/** One or many: a form repeats a field once per value, and has it once for one (S-357). */
const repeated = v.optional(
  v.pipe(
    v.union([v.string(), v.array(v.string())], writeTexts.unreadable),
    v.transform((value) => (typeof value === 'string' ? [value] : value)),
  ),
  [],
);

/** A field of a form that holds JSON. */
function jsonText<T>(schema: v.GenericSchema<unknown, T>, missing: string) {
  return v.optional(
    v.pipe(
      v.string(writeTexts.unreadable),
      v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
        try {
          return JSON.parse(dataset.value);
        } catch {
          addIssue({ message: writeTexts.unreadable });
          return NEVER;
        }
      }),
      schema,
    ),
    missing,
  );
}

const imageToken = v.custom<ImageToken>(
  (value) => typeof value === 'string' && /^(existing:[^\0]{1,300}|new:\d{1,3})$/.test(value),
  writeTexts.unreadable,
);

const imageOrder = v.pipe(v.array(imageToken, writeTexts.unreadable), v.maxLength(mostImages * 2));

const imageAlts = v.pipe(
  v.record(v.string(), optionalText(300), writeTexts.unreadable),
  v.transform((alts) => new Map(Object.entries(alts))),
);

/** A product as it is written: what the dialog edits, which stored images stay, and how the images are arranged. */
export interface WrittenProduct extends ProductDraft {
  existingImages: readonly string[];
  /** The first is the main image (S-347); what it does not name follows, the kept ones first. */
  imageOrder: readonly ImageToken[];
  /** Texts for people who do not see the images, by `ImageToken`. */
  imageAlts: ReadonlyMap<string, string>;
}

/**
 * The text fields of a product's form (S-356), checked in the stated order (S-341). Stored images that are not named go
 * (D-20); a count that is not theirs means that a part of the form got lost on the way, and nothing is written.
 */
export const productFields = v.pipe(
  v.object({
    name: requiredText(writeTexts.productNameMissing, 300),
    category_id: requiredText(writeTexts.productCategoryMissing, 200),
    keyword: v.pipe(
      requiredText(writeTexts.productKeywordsMissing, 5000),
      v.check((keyword) => readKeywords(keyword).length > 0, writeTexts.productKeywordsMissing),
    ),
    description: requiredText(writeTexts.productDescriptionMissing, 50_000),
    bestseller: writtenFlag,
    trending: writtenFlag,
    data: optionalText(longestData),
    existingImages: repeated,
    existingImagesCount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/, writeTexts.unreadable))),
    imageOrder: jsonText(imageOrder, '[]'),
    imageAlts: jsonText(imageAlts, '{}'),
  }),
  v.forward(
    v.partialCheck(
      [['existingImages'], ['existingImagesCount']],
      ({ existingImages, existingImagesCount }) =>
        existingImagesCount === undefined || Number(existingImagesCount) === existingImages.length,
      writeTexts.imagesIncomplete,
    ),
    ['existingImages'],
  ),
  v.transform((wire): WrittenProduct => ({
    name: wire.name,
    category: wire.category_id,
    keywords: wire.keyword,
    description: wire.description,
    isBestseller: wire.bestseller,
    isTrending: wire.trending,
    data: wire.data,
    existingImages: wire.existingImages,
    imageOrder: wire.imageOrder,
    imageAlts: wire.imageAlts,
  })),
);

/** A draft under the names of the wire, all text (S-356), trimmed (S-342). */
export const productWire = (draft: ProductDraft) => ({
  name: draft.name.trim(),
  category_id: draft.category.trim(),
  keyword: draft.keywords.trim(),
  description: draft.description.trim(),
  bestseller: draft.isBestseller ? '1' : '0',
  trending: draft.isTrending ? '1' : '0',
  data: draft.data,
});
