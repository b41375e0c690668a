export const staffRoles = ['viewer', 'editor', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who is signed in to the admin. */
export interface StaffSession {
  userName: string;
  role: StaffRole;
}

/** Counts of the dashboard (S-267…S-269). */
export interface Summary {
  products: number;
  categories: number;
  bestsellers: number;
  trending: number;
}
