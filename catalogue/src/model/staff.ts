/** Roles with increasing permissions. */
export const staffRoles = ['viewer', 'editor', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The signed-in staff member. */
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
}

/** Changes of an account by the owner; missing fields stay as they are. */
export interface StaffAccountChange {
  role?: StaffRole;
  isDisabled?: boolean;
  password?: string;
}

/** Form that changes one's own password. */
export interface PasswordChange {
  currentPassword: string;
  password: string;
}
