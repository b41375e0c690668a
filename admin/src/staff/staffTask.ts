import type { StaffAccount } from '@elvora/catalogue/model';

/** What the owner is doing with an account, in a dialog over the page. */
export type StaffTask =
  | { kind: 'add' }
  | { kind: 'role'; account: StaffAccount }
  | { kind: 'password'; account: StaffAccount }
  | { kind: 'disable'; account: StaffAccount }
  | { kind: 'enable'; account: StaffAccount };
