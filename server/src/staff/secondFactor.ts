import type { TotpEnrolment } from '@elvora/catalogue/model';
import type { ServerKeys } from '../serverKeys.ts';
import type { StaffRow, Store } from '../store/index.ts';
import { qrRows } from './qrRows.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recoveryCodes.ts';
import { createTotpSecret, matchTotpCode, totpUri } from './totp.ts';

/** Name that authenticator apps show beside the user name. */
const issuer = 'Elvora';

export type CodeCheck = 'notNeeded' | 'missing' | 'accepted' | 'recovered' | 'wrong';

/** One-time passwords and recovery codes of staff accounts (ASVS 6.3.3, 6.5). */
export interface SecondFactor {
  isOn(staffId: number): Promise<boolean>;
  /** Checks a code from the app or a recovery code; each is accepted once. */
  check(account: StaffRow, code: string | undefined): Promise<CodeCheck>;
  /**
   * Creates a secret that takes effect when confirmed; null when the second factor is already on.
   */
  begin(account: StaffRow): Promise<TotpEnrolment | null>;
  /** Turns the second factor on with a first code and returns the recovery codes; null for a wrong code. */
  confirm(account: StaffRow, code: string, tokenHash: string): Promise<readonly string[] | null>;
  renewRecoveryCodes(staffId: number): Promise<readonly string[]>;
  countRecoveryCodes(staffId: number): Promise<number>;
  remove(staffId: number): Promise<void>;
}

export interface SecondFactorOptions {
  store: Store['staff']['secondFactors'];
  keys: Pick<ServerKeys, 'encrypt' | 'decrypt'>;
  now: () => number;
}

const context = ({ id }: Pick<StaffRow, 'id'>) => `staff ${id}`;
const hashAll = (codes: readonly string[]) => codes.map((code) => hashRecoveryCode(code) ?? '');

export function createSecondFactor({ store, keys, now }: SecondFactorOptions): SecondFactor {
  const secretOf = (account: StaffRow, sealed: string) => keys.decrypt('totp', sealed, context(account));

  return {
    isOn: async (staffId) => (await store.find(staffId))?.isConfirmed ?? false,
    async check(account, code = '') {
      const factor = await store.find(account.id);
      if (!factor?.isConfirmed) return 'notNeeded';
      if (code.trim() === '') return 'missing';
      const recoveryHash = hashRecoveryCode(code);
      if (recoveryHash !== null) {
        const isUnused = await store.useRecoveryCode(account.id, recoveryHash, new Date(now()));
        return isUnused ? 'recovered' : 'wrong';
      }
      // A secret encrypted with another server secret matches no code; recovery codes still open the account.
      const secret = secretOf(account, factor.secret);
      const step = secret === null ? null : matchTotpCode(secret, code.replace(/\s/g, ''), now());
      return step !== null && (await store.useStep(account.id, step)) ? 'accepted' : 'wrong';
    },
    async begin(account) {
      const secret = createTotpSecret();
      const isStored = await store.begin(account.id, keys.encrypt('totp', secret, context(account)));
      if (!isStored) return null;
      const uri = totpUri({ secret, userName: account.user_name, issuer });
      return { secret, uri, qrRows: await qrRows(uri) };
    },
    async confirm(account, code, tokenHash) {
      const factor = await store.find(account.id);
      if (!factor || factor.isConfirmed) return null;
      const secret = secretOf(account, factor.secret);
      const step = secret === null ? null : matchTotpCode(secret, code, now());
      if (step === null) return null;
      const codes = createRecoveryCodes();
      const isConfirmed = await store.confirm({
        staffId: account.id,
        secret: factor.secret,
        step,
        codeHashes: hashAll(codes),
        tokenHash,
      });
      return isConfirmed ? codes : null;
    },
    async renewRecoveryCodes(staffId) {
      const codes = createRecoveryCodes();
      await store.replaceRecoveryCodes(staffId, hashAll(codes));
      return codes;
    },
    countRecoveryCodes: (staffId) => store.countRecoveryCodes(staffId),
    remove: (staffId) => store.remove(staffId),
  };
}
