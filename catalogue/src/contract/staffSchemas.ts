import * as v from 'valibot';
import {
  type PasswordChange,
  type StaffAccount,
  type StaffAccountChange,
  type StaffAccountDraft,
  staffRoles,
} from '../model/staff.ts';
import { writeTexts } from './writeTexts.ts';
import { requiredText } from './writtenFields.ts';
import { id, text } from './fields.ts';

export const staffAccountSchema = v.object({
  id,
  userName: text,
  role: v.picklist(staffRoles),
  isDisabled: v.boolean(),
}) satisfies v.GenericSchema<unknown, StaffAccount>;

/** Shortest and longest password, in characters as people count them (O10). */
export const passwordLength = { min: 8, max: 128 } as const;

/** A password is never trimmed: every character of it counts. */
const newPassword = v.optional(
  v.pipe(
    v.string(writeTexts.passwordMissing),
    v.nonEmpty(writeTexts.passwordMissing),
    v.check(isPasswordLength, writeTexts.passwordLength),
  ),
  '',
);

function isPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= passwordLength.min && length <= passwordLength.max;
}

const role = v.picklist(staffRoles, writeTexts.notAChoice);

/** The body that makes an account. */
export const staffAccountCreation = v.object({
  userName: requiredText(writeTexts.userNameMissing, 100),
  password: newPassword,
  role,
}) satisfies v.GenericSchema<unknown, StaffAccountDraft>;

/** The body that changes an account. */
export const staffAccountChange = v.object({
  role: v.exactOptional(role),
  isDisabled: v.exactOptional(v.boolean(writeTexts.unreadable)),
  password: v.exactOptional(newPassword),
}) satisfies v.GenericSchema<unknown, StaffAccountChange>;

/** The body that changes the own password. */
export const passwordChange = v.object({
  currentPassword: v.optional(
    v.pipe(
      v.string(writeTexts.passwordMissing),
      v.nonEmpty(writeTexts.passwordMissing),
      v.maxLength(1024, writeTexts.passwordLength),
    ),
    '',
  ),
  password: newPassword,
}) satisfies v.GenericSchema<unknown, PasswordChange>;
