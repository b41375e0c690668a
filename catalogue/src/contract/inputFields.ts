import * as v from 'valibot';
import { isEmail } from './email.ts';
import { validationTexts } from './validationTexts.ts';

// Fields of what is written. Text is trimmed at its ends and otherwise exact (S-342, O33). A key that is missing counts
// as empty; a value of another kind never becomes text.

/** Databases keep no NUL, and no text has use for one. */
const withoutNul = v.check((value: string) => !value.includes('\0'), validationTexts.unreadable);

export const optionalText = (most: number) =>
  v.optional(
    v.pipe(
      v.string(validationTexts.unreadable),
      withoutNul,
      v.trim(),
      v.maxLength(most, validationTexts.tooLong(most)),
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
      v.maxLength(most, validationTexts.tooLong(most)),
    ),
    '',
  );

export const requiredEmail = (missing: string) =>
  v.pipe(requiredText(missing, 254), v.check(isEmail, validationTexts.notAnEmail));

export const optionalEmail = v.pipe(
  optionalText(254),
  v.check((email) => email === '' || isEmail(email), validationTexts.notAnEmail),
);

/** A flag as it is written: 0 or 1, as number or as text of a form (S-356); nothing else (O44). */
export const flagInput = v.pipe(
  v.picklist([0, 1, '0', '1'], validationTexts.notAFlag),
  v.transform((value) => value === 1 || value === '1'),
);

/** A box that is ticked or not; left out it is not. */
export const checkboxInput = v.optional(v.boolean(validationTexts.unreadable), false);
