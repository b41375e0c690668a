import type { StaffAccount } from '@elvora/catalogue/model';

/** Task on an account whose dialog is open. */
export type StaffTask =
  | { kind: 'add' }
  | { kind: 'role'; account: StaffAccount }
  | { kind: 'password'; account: StaffAccount }
  | { kind: 'disable'; account: StaffAccount }
  | { kind: 'enable'; account: StaffAccount };
