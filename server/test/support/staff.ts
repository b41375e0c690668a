import type { StaffRole } from '@elvora/catalogue/model';
import { hashPassword, type PasswordCost } from '../../src/staff/password.ts';
import type { Store } from '../../src/store/index.ts';
import type { Credentials } from './testApp.ts';

/** The lowest cost, for speed; the real cost has its own test. */
export const cheapPasswordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

/** Creates an account named after its role. */
export async function insertStaffWithRole(store: Store, role: StaffRole): Promise<Credentials> {
  const credentials = { userName: role, password: 'a password for tests' };
  await store.staff.insert({
    ...credentials,
    password: await hashPassword(credentials.password, cheapPasswordCost),
    role,
  });
  return credentials;
}
