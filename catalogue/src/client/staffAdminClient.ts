import { readRecoveryCodes, readTotpEnrolment, resources } from '../contract/resources.ts';
import { writePaths } from '../contract/writePaths.ts';
import type {
  PasswordChange,
  StaffAccount,
  StaffAccountChange,
  StaffAccountDraft,
  StaffPreferences,
  TotpConfirmation,
  TotpEnrolment,
} from '../model/staff.ts';
import { type CallOptions, type Client, parseResource } from './client.ts';

/** Staff accounts, for the owner; one's own password, second factor and sessions, for all staff. */
export interface StaffAdminClient {
  getAccounts(options?: CallOptions): Promise<readonly StaffAccount[]>;
  /** Rejects with 409 when the name is taken, and with 422 for an owner account without the caller's own password. */
  create(draft: StaffAccountDraft, options?: CallOptions): Promise<void>;
  /** Rejects with 409 for the last owner. A new password, or disabling the account, ends its sessions. */
  update(id: number, change: StaffAccountChange, options?: CallOptions): Promise<void>;
  /** Changes one's own password and ends all other sessions of the account. */
  changePassword(change: PasswordChange, options?: CallOptions): Promise<void>;
  /** Creates a secret for an authenticator app; it takes effect when confirmed. */
  beginTotp(password: Pick<PasswordChange, 'currentPassword'>, options?: CallOptions): Promise<TotpEnrolment>;
  /** Turns the second factor on, ends all other sessions, and returns the recovery codes. */
  confirmTotp(confirmation: TotpConfirmation, options?: CallOptions): Promise<readonly string[]>;
  removeTotp(password: Pick<PasswordChange, 'currentPassword'>, options?: CallOptions): Promise<void>;
  /** Replaces the recovery codes and returns the new ones. */
  renewRecoveryCodes(
    password: Pick<PasswordChange, 'currentPassword'>,
    options?: CallOptions,
  ): Promise<readonly string[]>;
  /** Ends one of the caller's sessions; without an id, all but the current one. */
  endSession(id?: string, options?: CallOptions): Promise<void>;
  /** Confirms that the server's clock is right; erasure of expired data resumes. */
  confirmClock(password: Pick<PasswordChange, 'currentPassword'>, options?: CallOptions): Promise<void>;
  /** Changes the caller's preferences; missing ones stay as they are. */
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
    async beginTotp(password, options) {
      const response = await client.send(
        { method: 'POST', path: writePaths.ownTotp, body: { ...password } },
        options,
      );
      return parseResource({ read: readTotpEnrolment }, response);
    },
    async confirmTotp(confirmation, options) {
      const response = await client.send(
        { method: 'PUT', path: writePaths.ownTotp, body: { ...confirmation } },
        options,
      );
      return parseResource({ read: readRecoveryCodes }, response).recoveryCodes;
    },
    async removeTotp(password, options) {
      await client.send({ method: 'POST', path: writePaths.ownTotpRemoval, body: { ...password } }, options);
    },
    async renewRecoveryCodes(password, options) {
      const response = await client.send(
        { method: 'POST', path: writePaths.ownRecoveryCodes, body: { ...password } },
        options,
      );
      return parseResource({ read: readRecoveryCodes }, response).recoveryCodes;
    },
    async endSession(id, options) {
      await client.send({ method: 'DELETE', path: writePaths.ownSession(id) }, options);
    },
    async confirmClock(password, options) {
      await client.send(
        { method: 'POST', path: writePaths.clockConfirmation, body: { ...password } },
        options,
      );
    },
    async changePassword(change, options) {
      await client.send({ method: 'POST', path: writePaths.ownPassword, body: { ...change } }, options);
    },
  };
}
