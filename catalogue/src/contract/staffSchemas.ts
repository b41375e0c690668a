import * as v from 'valibot';
import {
  type PasswordChange,
  type StaffAccount,
  type StaffAccountChange,
  type StaffAccountDraft,
  type StaffPreferences,
  productViews,
  staffRoles,
} from '../model/staff.ts';
import { validationTexts } from './validationTexts.ts';
import { requiredText } from './inputFields.ts';
import { id, text } from './fields.ts';

export const staffAccountSchema = v.object({
  id,
  userName: text,
  role: v.picklist(staffRoles),
  isDisabled: v.boolean(),
}) satisfies v.GenericSchema<unknown, StaffAccount>;

export const staffPreferencesSchema = v.object({
  productView: v.picklist(productViews),
}) satisfies v.GenericSchema<unknown, StaffPreferences>;

/** Body of a request that changes preferences; missing ones stay. */
export const staffPreferencesChangeSchema = v.object({
  productView: v.exactOptional(v.picklist(productViews, validationTexts.notAChoice)),
}) satisfies v.GenericSchema<unknown, Partial<StaffPreferences>>;

/** Length of a password in code points (O10). */
export const passwordLength = { min: 8, max: 128 } as const;

/** Passwords are never trimmed. */
const newPasswordField = v.optional(
  v.pipe(
    v.string(validationTexts.passwordMissing),
    v.nonEmpty(validationTexts.passwordMissing),
    v.check(isPasswordLength, validationTexts.passwordLength),
  ),
  '',
);

function isPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= passwordLength.min && length <= passwordLength.max;
}

const roleField = v.picklist(staffRoles, validationTexts.notAChoice);

/** Body of a request that creates an account. */
export const staffAccountCreationSchema = v.object({
  userName: requiredText(validationTexts.userNameMissing, 100),
  password: newPasswordField,
  role: roleField,
}) satisfies v.GenericSchema<unknown, StaffAccountDraft>;

/** Body of a request that changes an account. */
export const staffAccountChangeSchema = v.object({
  role: v.exactOptional(roleField),
  isDisabled: v.exactOptional(v.boolean(validationTexts.unreadable)),
  password: v.exactOptional(newPasswordField),
}) satisfies v.GenericSchema<unknown, StaffAccountChange>;

/** Body of a request that changes one's own password. */
export const passwordChangeSchema = v.object({
  currentPassword: v.optional(
    v.pipe(
      v.string(validationTexts.passwordMissing),
      v.nonEmpty(validationTexts.passwordMissing),
      v.maxLength(1024, validationTexts.passwordLength),
    ),
    '',
  ),
  password: newPasswordField,
}) satisfies v.GenericSchema<unknown, PasswordChange>;
