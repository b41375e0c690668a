import * as v from 'valibot';
import {
  type AuditEvent,
  type CspReport,
  type PasswordChange,
  type StaffAccount,
  type StaffAccountChange,
  type StaffAccountDraft,
  type StaffPreferences,
  type StaffSecurity,
  type TotpConfirmation,
  type TotpEnrolment,
  productViews,
  staffRoles,
} from '../model/staff.ts';
import { validationTexts } from './validationTexts.ts';
import { requiredLine } from './inputFields.ts';
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

/** The password of the signed-in user, which confirms their identity. */
const currentPasswordField = v.optional(
  v.pipe(
    v.string(validationTexts.passwordMissing),
    v.nonEmpty(validationTexts.passwordMissing),
    v.maxLength(1024, validationTexts.passwordLength),
  ),
  '',
);

/** Missing or empty when no confirmation is needed. */
const optionalCurrentPassword = v.exactOptional(
  v.pipe(v.string(validationTexts.unreadable), v.maxLength(1024, validationTexts.passwordLength)),
);

const roleField = v.picklist(staffRoles, validationTexts.notAChoice);

/** Body of a request that creates an account. */
export const staffAccountCreationSchema = v.object({
  userName: requiredLine(validationTexts.userNameMissing, 100),
  password: newPasswordField,
  role: roleField,
  currentPassword: optionalCurrentPassword,
}) satisfies v.GenericSchema<unknown, StaffAccountDraft>;

/** Body of a request that changes an account. */
export const staffAccountChangeSchema = v.object({
  role: v.exactOptional(roleField),
  isDisabled: v.exactOptional(v.boolean(validationTexts.unreadable)),
  password: v.exactOptional(newPasswordField),
  currentPassword: optionalCurrentPassword,
}) satisfies v.GenericSchema<unknown, StaffAccountChange>;

/** Body of a request that changes one's own password. */
export const passwordChangeSchema = v.object({
  currentPassword: currentPasswordField,
  password: newPasswordField,
}) satisfies v.GenericSchema<unknown, PasswordChange>;

/** Body of a request that only requires the current password. */
export const passwordConfirmationSchema = v.object({
  currentPassword: currentPasswordField,
}) satisfies v.GenericSchema<unknown, Pick<PasswordChange, 'currentPassword'>>;

/** Body of a request that turns the second factor on. */
export const totpConfirmationSchema = v.object({
  currentPassword: currentPasswordField,
  code: v.optional(
    v.pipe(
      v.string(validationTexts.codeMissing),
      v.transform((code) => code.replace(/\s/g, '')),
      v.regex(/^\d{6}$/, validationTexts.codeMissing),
    ),
    '',
  ),
}) satisfies v.GenericSchema<unknown, TotpConfirmation>;

const sessionEntrySchema = v.object({
  id: v.string(),
  isCurrent: v.boolean(),
  openedAt: v.number(),
  seenAt: v.number(),
  address: text,
  browser: text,
});

export const staffSecuritySchema = v.object({
  isSignInOn: v.boolean(),
  hasSecondFactor: v.boolean(),
  recoveryCodes: v.number(),
  sessions: v.array(sessionEntrySchema),
}) satisfies v.GenericSchema<unknown, StaffSecurity>;

export const totpEnrolmentSchema = v.object({
  secret: v.string(),
  uri: v.string(),
  qrRows: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, TotpEnrolment>;

export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });

export const auditEventSchema = v.object({
  id,
  at: text,
  action: text,
  actor: text,
  source: text,
  target: text,
  detail: text,
}) satisfies v.GenericSchema<unknown, AuditEvent>;

export const cspReportSchema = v.object({
  directive: text,
  blocked: text,
  page: text,
  reports: v.number(),
  lastAt: text,
}) satisfies v.GenericSchema<unknown, CspReport>;
