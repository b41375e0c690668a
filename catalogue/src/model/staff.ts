/** From the least to the most one may do. */
export const staffRoles = ['viewer', 'editor', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who is signed in to the admin. */
export interface StaffSession {
  userName: string;
  role: StaffRole;
}

/** Counts of the dashboard (S-267…S-269). */
export interface CatalogueSummary {
  products: number;
  categories: number;
  bestsellers: number;
  trending: number;
}

/** Somebody who may sign in to the admin. */
export interface StaffAccount {
  id: number;
  userName: string;
  role: StaffRole;
  /** Cannot sign in. */
  isDisabled: boolean;
}

export interface StaffAccountDraft {
  userName: string;
  password: string;
  role: StaffRole;
}

/** What the owner changes of an account; what is left out stays. */
export interface StaffAccountChange {
  role?: StaffRole;
  isDisabled?: boolean;
  password?: string;
}

/** What somebody writes to change the own password. */
export interface PasswordChange {
  currentPassword: string;
  password: string;
}
