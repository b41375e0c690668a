import * as v from 'valibot';
import { isEmail } from './email.ts';
import { joinLines } from '../operations/lines.ts';
import { maxPhoneDigits } from '../operations/phone.ts';
import { validationTexts } from './validationTexts.ts';

// Schemas for fields of requests. Text is trimmed and otherwise left unchanged (S-342, O33). A
// missing key is an empty text; values of other types are rejected, never converted.

/** Rejects NUL, which PostgreSQL cannot store. */
const withoutNul = v.check((value: string) => !value.includes('\0'), validationTexts.unreadable);

/** Longest address of RFC 5321. */
const maxEmailLength = 254;

/** Text of several lines, which may be left out. */
export const optionalText = (maxLength: number) =>
  v.optional(
    v.pipe(
      v.string(validationTexts.unreadable),
      withoutNul,
      v.trim(),
      v.maxLength(maxLength, validationTexts.tooLong(maxLength)),
    ),
    '',
  );

/** Text of several lines; `missing` is the message when it is blank. */
export const requiredText = (missing: string, maxLength: number) =>
  v.optional(
    v.pipe(
      v.string(missing),
      withoutNul,
      v.trim(),
      v.nonEmpty(missing),
      v.maxLength(maxLength, validationTexts.tooLong(maxLength)),
    ),
    '',
  );

/** Text of a one-line field: line breaks become spaces, as in the browser's fields, which prevents forged lines in mails. */
export const optionalLine = (maxLength: number) =>
  v.optional(
    v.pipe(
      v.string(validationTexts.unreadable),
      withoutNul,
      v.transform(joinLines),
      v.trim(),
      v.maxLength(maxLength, validationTexts.tooLong(maxLength)),
    ),
    '',
  );

/** Required text of a one-line field; `missing` is the message when it is blank. */
export const requiredLine = (missing: string, maxLength: number) =>
  v.optional(
    v.pipe(
      v.string(missing),
      withoutNul,
      v.transform(joinLines),
      v.trim(),
      v.nonEmpty(missing),
      v.maxLength(maxLength, validationTexts.tooLong(maxLength)),
    ),
    '',
  );

/** An email address; `missing` is the message when it is blank. */
export const requiredEmail = (missing: string) =>
  v.pipe(requiredLine(missing, maxEmailLength), v.check(isEmail, validationTexts.notAnEmail));

export const optionalEmail = v.pipe(
  optionalLine(maxEmailLength),
  v.check((email) => email === '' || isEmail(email), validationTexts.notAnEmail),
);

/** The country code of a phone number; without one, the number is one text (D-64). */
export const phoneCodeInput = v.pipe(
  optionalLine(4),
  v.check((code) => /^(?:\+[1-9]\d{0,2})?$/.test(code), validationTexts.unreadable),
);

/** Whether a number has at most ten digits (S-198), not counting its country code, which is a separate field (D-64). */
export const hasPhoneLength = ({ phone, phoneCode }: { phone: string; phoneCode: string }) =>
  phoneCode === '' || phone.replace(/\D/g, '').length <= maxPhoneDigits;

/** A flag in a request: 0 or 1, as a number or as form text (S-356); nothing else (O44). */
export const flagInput = v.pipe(
  v.picklist([0, 1, '0', '1'], validationTexts.notAFlag),
  v.transform((value) => value === 1 || value === '1'),
);

/** A checkbox; a missing one is not ticked. */
export const checkboxInput = v.optional(v.boolean(validationTexts.unreadable), false);
