import * as v from 'valibot';
import type { CategoryDraft } from '../model/draft.ts';
import { writeTexts } from './writeTexts.ts';
import { optionalText, requiredText, writtenFlag } from './writtenFields.ts';

/** The last part of an address cannot be `.` or `..`: browsers take it for a step up. */
const isNoDots = (name: string) => !/^\.{1,2}$/.test(name);

const parentName = v.optional(v.nullable(optionalText(200), ''), '');

const entries = {
  cname: v.pipe(
    requiredText(writeTexts.categoryNameMissing, 200),
    v.check(isNoDots, writeTexts.categoryNameIsDots),
  ),
  cparentname: parentName,
  cactive: writtenFlag,
  cimage: v.pipe(optionalText(2000), v.check(isImageAddress, writeTexts.categoryImageNotAnAddress)),
};

/** An address on the web, a path of this site, or the bare name of a stored picture: nothing a browser would run (O64). */
function isImageAddress(text: string): boolean {
  if (/^https?:/i.test(text)) return URL.canParse(text) && !/\s/.test(text);
  return /^(?!\/\/)[^\\:,"'\p{Control}]*$/u.test(text);
}

interface WireFields {
  cname: string;
  cparentname: string;
  cactive: boolean;
  cimage: string;
}

const draftOf = ({ cname, cparentname, cactive, cimage }: WireFields): CategoryDraft => ({
  name: cname,
  parentName: cparentname === '' ? null : cparentname,
  isActive: cactive,
  image: cimage,
});

/** The body that changes a category (S-306). */
export const categoryUpdate = v.pipe(v.object(entries), v.transform(draftOf));

/** The body that makes a category (S-305). */
export const categoryCreation = v.pipe(
  v.object({ case: v.literal('add_category', writeTexts.unreadable), ...entries }),
  v.transform((wire) => draftOf(wire)),
);

/** The body that moves a category below another; without a name it becomes a main category (D-06). */
export const categoryMove = v.pipe(
  v.object({ cparentname: parentName }),
  v.transform(({ cparentname }) => ({ parentName: cparentname === '' ? null : cparentname })),
);

/** A draft under the names of the wire (S-306). */
export const categoryWire = ({ name, parentName, isActive, image }: CategoryDraft) => ({
  cname: name.trim(),
  cparentname: parentName ?? '',
  cactive: isActive ? 1 : 0,
  cimage: image.trim(),
});
