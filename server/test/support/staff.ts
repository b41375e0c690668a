import type { StaffRole } from '@elvora/catalogue/model';
import { hashPassword } from '../../src/staff/password.ts';
import type { Store } from '../../src/store/index.ts';
import type { Credentials } from './testApp.ts';

/** Makes an account of a role, named like it. */
export async function insertStaffOf(store: Store, role: StaffRole): Promise<Credentials> {
  const credentials = { userName: role, password: 'a password for tests' };
  await store.staff.insert({ ...credentials, password: await hashPassword(credentials.password), role });
  return credentials;
}
