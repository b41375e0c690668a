import * as v from 'valibot';
import type { CategoryDraft } from '../model/draft.ts';
import { validationTexts } from './validationTexts.ts';
import { optionalText, requiredText, flagInput } from './inputFields.ts';

/** URL segments `.` and `..` are resolved by browsers and cannot name a category. */
const isNotDotSegment = (name: string) => !/^\.{1,2}$/.test(name);

const parentNameField = v.optional(v.nullable(optionalText(200), ''), '');

const categoryInputFields = {
  cname: v.pipe(
    requiredText(validationTexts.categoryNameMissing, 200),
    v.check(isNotDotSegment, validationTexts.categoryNameIsDots),
  ),
  cparentname: parentNameField,
  cactive: flagInput,
  cimage: v.pipe(optionalText(2000), v.check(isImageUrl, validationTexts.categoryImageNotAnAddress)),
};

/** Accepts a web URL, a path of this site, or the name of a stored picture: no scheme that a browser would run (O64). */
function isImageUrl(text: string): boolean {
  if (/^https?:/i.test(text)) return URL.canParse(text) && !/\s/.test(text);
  return /^(?!\/\/)[^\\:,"'\p{Control}]*$/u.test(text);
}

interface CategoryInput {
  cname: string;
  cparentname: string;
  cactive: boolean;
  cimage: string;
}

const toCategoryDraft = ({ cname, cparentname, cactive, cimage }: CategoryInput): CategoryDraft => ({
  name: cname,
  parentName: cparentname === '' ? null : cparentname,
  isActive: cactive,
  image: cimage,
});

/** Body of a request that changes a category (S-306). */
export const categoryUpdateSchema = v.pipe(v.object(categoryInputFields), v.transform(toCategoryDraft));

/** Body of a request that creates a category (S-305). */
export const categoryCreationSchema = v.pipe(
  v.object({ case: v.literal('add_category', validationTexts.unreadable), ...categoryInputFields }),
  v.transform((wire) => toCategoryDraft(wire)),
);

/** Body of a request that moves a category below another; without a name it becomes a main category (D-06). */
export const categoryMoveSchema = v.pipe(
  v.object({ cparentname: parentNameField }),
  v.transform(({ cparentname }) => ({ parentName: cparentname === '' ? null : cparentname })),
);

/** Converts a draft to a request body (S-306). */
export const serializeCategoryDraft = ({ name, parentName, isActive, image }: CategoryDraft) => ({
  cname: name.trim(),
  cparentname: parentName ?? '',
  cactive: isActive ? 1 : 0,
  cimage: image.trim(),
});
