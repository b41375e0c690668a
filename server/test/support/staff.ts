import type { StaffRole } from '@elvora/catalogue/model';
import { hashPassword, type PasswordCost } from '../../src/staff/password.ts';
import type { Store } from '../../src/store/index.ts';
import type { Credentials } from './testApp.ts';

/** What hardly costs anything: tests sign in by the hundred. What passwords really cost has a test of its own. */
export const cheapPasswordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

/** Makes an account of a role, named like it. */
export async function insertStaffWithRole(store: Store, role: StaffRole): Promise<Credentials> {
  const credentials = { userName: role, password: 'a password for tests' };
  await store.staff.insert({
    ...credentials,
    password: await hashPassword(credentials.password, cheapPasswordCost),
    role,
  });
  return credentials;
}
