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

/** Products open as cards until somebody chooses the table (S-314, D-61). */
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
