import { randomBytes } from 'node:crypto';
import { AccountTakenError, NotFoundError, type Store } from '../store/index.ts';
import { verifyPassword } from './password.ts';
import type { SignInLimiter } from './signInLimiter.ts';

/** Account operations for operators with access to the server and without a session. */
export interface OperatorAccounts {
  /** Creates the owner's account if there is no account. Returns the password if it was generated. */
  ensureOwner(password: string | null): Promise<{ generatedPassword: string } | null>;
  /** Sets a new password and removes all sign-in blocks. Throws `NotFoundError`. */
  resetAccount(userName: string): Promise<{ userName: string; password: string }>;
  /** Clears the failed sign-ins of unknown browsers. Throws `NotFoundError`. */
  unlock(userName: string): Promise<{ userName: string }>;
  /** Whether a password is the one of the account that the first start created. */
  isOwnerPassword(password: string): Promise<boolean>;
}

export interface OperatorAccountsOptions {
  accounts: Store['staff'];
  limiter: Pick<SignInLimiter, 'unlock'>;
  hash: (password: string) => Promise<string>;
}

/** User name of the account created on the first start (D-07). */
export const ownerUserName = 'admin';

export function createOperatorAccounts({
  accounts,
  limiter,
  hash,
}: OperatorAccountsOptions): OperatorAccounts {
  return {
    async ensureOwner(password) {
      if ((await accounts.count()) > 0) return null;
      const initialPassword = password ?? generatePassword();
      try {
        await accounts.insert({
          userName: ownerUserName,
          password: await hash(initialPassword),
          role: 'owner',
        });
      } catch (error) {
        // Another process created the account at the same time.
        if (error instanceof AccountTakenError) return null;
        throw error;
      }
      return password === null ? { generatedPassword: initialPassword } : null;
    },

    async resetAccount(userName) {
      const password = generatePassword();
      const account = await accounts.reset(userName, await hash(password));
      await limiter.unlock(account.user_name);
      return { userName: account.user_name, password };
    },

    async unlock(userName) {
      const account = await accounts.find(userName);
      if (!account) throw new NotFoundError(`There is no account named '${userName}'.`);
      await limiter.unlock(account.user_name);
      return { userName: account.user_name };
    },

    async isOwnerPassword(password) {
      const owner = await accounts.find(ownerUserName);
      return owner !== null && verifyPassword(password, owner.password);
    },
  };
}

/** 120 random bits. */
const generatePassword = () => randomBytes(15).toString('base64url');
