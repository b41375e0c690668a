import * as v from 'valibot';
import { isEmail } from './email.ts';
import { writeTexts } from './writeTexts.ts';

// Fields of what is written. Text is trimmed at its ends and otherwise exact (S-342, O33). A key that is missing counts
// as empty; a value of another kind never becomes text.

/** Databases keep no NUL, and no text has use for one. */
const withoutNul = v.check((value: string) => !value.includes('\0'), writeTexts.unreadable);

export const optionalText = (most: number) =>
  v.optional(
    v.pipe(
      v.string(writeTexts.unreadable),
      withoutNul,
      v.trim(),
      v.maxLength(most, writeTexts.tooLong(most)),
    ),
    '',
  );

export const requiredText = (missing: string, most: number) =>
  v.optional(
    v.pipe(
      v.string(missing),
      withoutNul,
      v.trim(),
      v.nonEmpty(missing),
      v.maxLength(most, writeTexts.tooLong(most)),
    ),
    '',
  );

export const requiredEmail = (missing: string) =>
  v.pipe(requiredText(missing, 254), v.check(isEmail, writeTexts.notAnEmail));

export const optionalEmail = v.pipe(
  optionalText(254),
  v.check((email) => email === '' || isEmail(email), writeTexts.notAnEmail),
);

/** A flag as it is written: 0 or 1, as number or as text of a form (S-356); nothing else (O44). */
export const writtenFlag = v.pipe(
  v.picklist([0, 1, '0', '1'], writeTexts.notAFlag),
  v.transform((value) => value === 1 || value === '1'),
);

/** A box that is ticked or not; left out it is not. */
export const tickBox = v.optional(v.boolean(writeTexts.unreadable), false);
