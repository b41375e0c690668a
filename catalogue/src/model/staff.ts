/** Roles with increasing permissions. */
export const staffRoles = ['viewer', 'editor', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The signed-in staff member. */
export interface StaffSession {
  userName: string;
  role: StaffRole;
}

/** Ways to list the products in the admin (D-61). */
export const productViews = ['cards', 'table'] as const;
export type ProductView = (typeof productViews)[number];

/** Choices of a staff member about how the admin looks. */
export interface StaffPreferences {
  productView: ProductView;
}

/** Products are shown as cards until the user chooses the table (S-314, D-61). */
export const defaultStaffPreferences: StaffPreferences = { productView: 'cards' };

/** Counts of the dashboard (S-267…S-269). */
export interface CatalogueSummary {
  products: number;
  categories: number;
  bestsellers: number;
  trending: number;
}

/** An account of the admin. */
export interface StaffAccount {
  id: number;
  userName: string;
  role: StaffRole;
  /** A disabled account cannot sign in. */
  isDisabled: boolean;
}

export interface StaffAccountDraft {
  userName: string;
  password: string;
  role: StaffRole;
  /** Password of the signed-in owner; required for an owner account. */
  currentPassword?: string;
}

/** Changes of an account by the owner; missing fields stay as they are. */
export interface StaffAccountChange {
  role?: StaffRole;
  isDisabled?: boolean;
  password?: string;
  /** Password of the signed-in owner; required when the account is or becomes an owner. */
  currentPassword?: string;
}

/** Form that changes one's own password. */
export interface PasswordChange {
  currentPassword: string;
  password: string;
}

/** One of the sessions of the signed-in user. */
export interface StaffSessionEntry {
  id: string;
  isCurrent: boolean;
  /** Milliseconds since 1970. */
  openedAt: number;
  seenAt: number;
  /** IP address it was opened from; empty when unknown. */
  address: string;
  /** Browser and system, such as `Firefox on Windows`; empty when unknown. */
  browser: string;
}

/** How the signed-in user's account is protected. */
export interface StaffSecurity {
  /** False without sign-in (`ADMIN_AUTH=off`): there is nothing to protect. */
  isSignInOn: boolean;
  hasSecondFactor: boolean;
  /** Unused recovery codes. */
  recoveryCodes: number;
  sessions: readonly StaffSessionEntry[];
}

/** A new secret for an authenticator app. */
export interface TotpEnrolment {
  /** Base32, for manual entry. */
  secret: string;
  /** `otpauth:` address that apps read from the QR code. */
  uri: string;
  /** Rows of the QR code; `1` is a dark module. */
  qrRows: readonly string[];
}

/** Confirms a new secret with a first code. */
export interface TotpConfirmation {
  currentPassword: string;
  code: string;
}

/** Events in the audit log. */
export const auditActions = [
  'signIn.accepted',
  'signIn.refused',
  'signIn.limited',
  'signIn.codeRefused',
  'signIn.recoveryCode',
  'signOut',
  'session.ended',
  'password.changed',
  'password.reset',
  'password.refused',
  'account.created',
  'account.changed',
  'account.unlocked',
  'secondFactor.on',
  'secondFactor.off',
  'recoveryCodes.renewed',
  'enquiries.exported',
  'enquiries.erased',
  'clock.confirmed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** An entry of the audit log. */
export interface AuditEvent {
  id: number;
  /** ISO 8601. */
  at: string;
  /** One of `auditActions`, or an action of a newer server. */
  action: string;
  /** User name; empty when a sign-in named no account. */
  actor: string;
  /** IP address, or `command line`. */
  source: string;
  /** Subject of the action; may be empty. */
  target: string;
  detail: string;
}

/** A violation of the content security policy, as reported by browsers. */
export interface CspReport {
  directive: string;
  blocked: string;
  page: string;
  /** How often it was reported. */
  reports: number;
  /** ISO 8601. */
  lastAt: string;
}
