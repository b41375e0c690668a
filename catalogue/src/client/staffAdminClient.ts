import { resources } from '../contract/resources.ts';
import { writePaths } from '../contract/writePaths.ts';
import type {
  PasswordChange,
  StaffAccount,
  StaffAccountChange,
  StaffAccountDraft,
  StaffPreferences,
} from '../model/staff.ts';
import type { CallOptions, Client } from './client.ts';

/** Staff accounts, for the owner; one's own password, for all staff. */
export interface StaffAdminClient {
  getAccounts(options?: CallOptions): Promise<readonly StaffAccount[]>;
  /** Rejects with 409 when the name is taken. */
  create(draft: StaffAccountDraft, options?: CallOptions): Promise<void>;
  /** Rejects with 409 for the last owner. A new password, or disabling the account, ends its sessions. */
  update(id: number, change: StaffAccountChange, options?: CallOptions): Promise<void>;
  /** Changes one's own password and ends all other sessions of the account. */
  changePassword(change: PasswordChange, options?: CallOptions): Promise<void>;
  /** Changes one's own preferences; missing ones stay. */
  changePreferences(change: Partial<StaffPreferences>, options?: CallOptions): Promise<void>;
}

export function createStaffAdminClient(client: Client): StaffAdminClient {
  return {
    getAccounts: (options) => client.get(resources.staffAccounts(), options),
    async create(draft, options) {
      await client.send({ method: 'POST', path: writePaths.staffAccounts, body: { ...draft } }, options);
    },
    async update(id, change, options) {
      await client.send({ method: 'PATCH', path: writePaths.staffAccount(id), body: { ...change } }, options);
    },
    async changePreferences(change, options) {
      await client.send({ method: 'PATCH', path: writePaths.ownPreferences, body: { ...change } }, options);
    },
    async changePassword(change, options) {
      await client.send({ method: 'POST', path: writePaths.ownPassword, body: { ...change } }, options);
    },
  };
}
