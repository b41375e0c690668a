import type {
  PasswordChange,
  StaffAccount,
  StaffAccountChange,
  StaffAccountDraft,
  StaffSession,
} from '@elvora/catalogue/model';
import { type StaffRow, type Store, OwnerProtectedError } from '../store/index.ts';
import { createKnownDevices } from './knownDevices.ts';
import { hashPassword, passwordCost } from './password.ts';
import { createOperatorAccounts, type OperatorAccounts } from './operatorAccounts.ts';
import { createSecondFactor, type SecondFactor } from './secondFactor.ts';
import { createStaffSessions, type StaffSessions } from './sessions.ts';
import {
  type Accepted,
  type Client,
  type Confirmation,
  createSignIn,
  type Credentials,
  type Requester,
  type SignInResult,
} from './signIn.ts';
import { createSignInLimiter } from './signInLimiter.ts';

/** A change that was made, or whose confirmation failed. */
export type Changed<T> = ({ kind: 'changed' } & T) | Exclude<Confirmation, { kind: 'confirmed' }>;

/** Staff accounts and sessions. */
export interface StaffService extends OperatorAccounts {
  signIn(input: Credentials & Client): Promise<SignInResult>;
  /**
   * Seconds until an unknown browser at an address over its limit may retry, known without a query; null for
   * others.
   */
  refusedFor(address: string): number | null;
  /** Verifies the password of a signed-in user; failures count like failed sign-ins (ASVS 7.5.1). */
  confirmPassword(requester: Requester, password: string): Promise<Confirmation>;
  /** Returns the session of a token; null for an unknown or expired one. */
  findSession(token: string): Promise<StaffSession | null>;
  signOut(token: string): Promise<void>;
  accounts(): Promise<StaffAccount[]>;
  /** Throws `AccountTakenError`, and `OwnerProtectedError` for an owner without a confirmation. */
  createAccount(requester: Requester, draft: StaffAccountDraft): Promise<Changed<{ account: StaffAccount }>>;
  /**
   * Throws `NotFoundError`, `LastOwnerError`, and `OwnerProtectedError` for an owner without a confirmation. A new password,
   * disabling and promoting to owner end the account's sessions; one's own session is renewed.
   */
  changeAccount(
    requester: Requester,
    id: number,
    change: StaffAccountChange,
  ): Promise<Changed<{ account: StaffAccount; renewed: Accepted | null }>>;
  /** Ends all sessions of the account and opens a new one, as persistent as the current one. */
  changePassword(
    requester: Requester,
    change: PasswordChange,
  ): Promise<Changed<{ renewed: Accepted | null }>>;
  secondFactor: SecondFactor;
  sessions: StaffSessions;
}

export interface StaffServiceOptions {
  store: Pick<Store, 'staff' | 'attempts' | 'keys'>;
  now?: () => number;
  /** Cost of password hashes. @default the recommendation of OWASP */
  cost?: typeof passwordCost;
}

export function createStaffService({
  store,
  now = Date.now,
  cost = passwordCost,
}: StaffServiceOptions): StaffService {
  const { staff: accounts, attempts, keys } = store;
  const hash = (password: string) => hashPassword(password, cost);
  const devices = createKnownDevices({ keys, now });
  const limiter = createSignInLimiter({ attempts, devices, now });
  const secondFactor = createSecondFactor({ store: accounts.secondFactors, keys, now });
  const sessions = createStaffSessions({ store: accounts, now });

  const { openSession, signIn, confirmPassword } = createSignIn({
    store,
    devices,
    limiter,
    secondFactor,
    sessions,
    cost,
    now,
  });

  async function storeChange(
    id: number,
    { role, isDisabled, password }: StaffAccountChange,
    { mayTouchOwner }: { mayTouchOwner: boolean },
  ): Promise<StaffRow> {
    const change = {
      mayTouchOwner,
      ...(role === undefined ? {} : { role }),
      ...(isDisabled === undefined ? {} : { isDisabled }),
      ...(password === undefined ? {} : { password: await hash(password) }),
    };
    return accounts.change(id, change, new Date(now()));
  }

  return {
    signIn,
    refusedFor: (address) => limiter.refusedFor(address),
    confirmPassword,
    findSession: (token) => sessions.find(token),
    signOut: (token) => sessions.end(token),
    secondFactor,
    sessions,
    ...createOperatorAccounts({ accounts, limiter, hash }),

    async changePassword(requester, { currentPassword, password }) {
      const confirmation = await confirmPassword(requester, currentPassword);
      if (confirmation.kind !== 'confirmed') return confirmation;
      const isPersistent = await sessions.isPersistent(requester.token);
      const account = await storeChange(confirmation.account.id, { password }, { mayTouchOwner: true });
      return { kind: 'changed', renewed: await openSession(account, { ...requester, isPersistent }) };
    },

    accounts: async () => (await accounts.accounts()).map(toStaffAccount),

    async createAccount(requester, { userName, role, password, currentPassword = '' }) {
      if (role === 'owner') {
        if (currentPassword === '') throw new OwnerProtectedError('Confirm with your password.');
        const confirmation = await confirmPassword(requester, currentPassword);
        if (confirmation.kind !== 'confirmed') return confirmation;
      }
      const account = await accounts.insert({ userName, role, password: await hash(password) });
      return { kind: 'changed', account: toStaffAccount(account) };
    },

    async changeAccount(requester, id, { currentPassword = '', ...change }) {
      if (currentPassword !== '') {
        const confirmation = await confirmPassword(requester, currentPassword);
        if (confirmation.kind !== 'confirmed') return confirmation;
      }
      const isPersistent = await sessions.isPersistent(requester.token);
      const account = await storeChange(id, change, { mayTouchOwner: currentPassword !== '' });
      const isOwn = requester.token !== null && account.user_name === requester.userName;
      const renewed =
        isOwn && change.password !== undefined
          ? await openSession(account, { ...requester, isPersistent })
          : null;
      return { kind: 'changed', account: toStaffAccount(account), renewed };
    },
  };
}

const toStaffAccount = ({ id, user_name, role, disabled_at }: StaffRow): StaffAccount => ({
  id,
  userName: user_name,
  role,
  isDisabled: disabled_at !== null,
});
