import { randomBytes } from 'node:crypto';
import type {
  PasswordChange,
  StaffAccount,
  StaffAccountChange,
  StaffAccountDraft,
  StaffSession,
} from '@elvora/catalogue/model';
import {
  type StaffRow,
  type Store,
  AccountTakenError,
  NotFoundError,
  OwnerProtectedError,
} from '../store/index.ts';
import { createKnownDevices } from './knownDevices.ts';
import { createDummyHash, hashPassword, verifyPassword, passwordCost } from './password.ts';
import { type CodeCheck, createSecondFactor, type SecondFactor } from './secondFactor.ts';
import { createStaffSessions, type StaffSessions } from './sessions.ts';
import { createSignInLimiter, type Limited, type Origin } from './signInLimiter.ts';

export interface Credentials {
  userName: string;
  password: string;
  /** Keeps the session in a persistent cookie, which outlives the browser session. @default false */
  stays?: boolean;
  /** Code of the second factor, or a recovery code. */
  code?: string | undefined;
}

/** A client that signs in. */
export interface Client extends Origin {
  /** The User-Agent header, for the user's list of sessions. @default '' */
  userAgent?: string;
}

/** A signed-in user who confirms a change with the password. */
export interface Requester extends Client {
  userName: string;
  /** Token of the session; null without one (`ADMIN_AUTH=off`). */
  token: string | null;
}

/** A session has been opened. */
export interface Accepted {
  kind: 'accepted';
  token: string;
  stays: boolean;
  session: StaffSession;
  /** Makes the browser known to the account. */
  device: string;
  /** Whether a recovery code was used. */
  isRecovered: boolean;
}

interface Refused {
  kind: 'refused';
  /** The account of the user name; null for an unknown one. */
  account: string | null;
  /** Whether the password was right, and the code was not. */
  isCodeWrong: boolean;
}

/** `codeNeeded`: the password is right, and the account has a second factor. */
export type SignInResult = Accepted | Refused | Limited | { kind: 'codeNeeded'; account: string };

/** Whether the password of a signed-in user is right. */
export type Confirmation = { kind: 'confirmed'; account: StaffRow } | { kind: 'unconfirmed' } | Limited;

/** A change was made, or its confirmation failed. */
export type Changed<T> = ({ kind: 'changed' } & T) | Exclude<Confirmation, { kind: 'confirmed' }>;

/** Staff accounts and sessions. */
export interface StaffService {
  signIn(input: Credentials & Client): Promise<SignInResult>;
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
  /** Creates the owner's account if there is no account. Returns the password if it was generated. */
  ensureOwner(password: string | null): Promise<{ generatedPassword: string } | null>;
  /** Sets a new password, and removes what else keeps the user out. Throws `NotFoundError`. */
  resetAccount(userName: string): Promise<{ userName: string; password: string }>;
  /** Forgets the failed sign-ins of strangers. Throws `NotFoundError`. */
  unlock(userName: string): Promise<{ userName: string }>;
  /** Whether a password is the one of the account that the first start created. */
  isOwnerPassword(password: string): Promise<boolean>;
  secondFactor: SecondFactor;
  sessions: StaffSessions;
}

export interface StaffServiceOptions {
  store: Pick<Store, 'staff' | 'attempts' | 'keys'>;
  now?: () => number;
  /** Cost of password hashes. @default the recommendation of OWASP */
  cost?: typeof passwordCost;
}

/** User name of the account created on the first start (D-07). */
export const ownerUserName = 'admin';

export function createStaffService({
  store: { staff: accounts, attempts, keys },
  now = Date.now,
  cost = passwordCost,
}: StaffServiceOptions): StaffService {
  // Verified for unknown user names, so that response times do not reveal which accounts exist (O04).
  const dummyHash = createDummyHash(cost);
  const hash = (password: string) => hashPassword(password, cost);
  const devices = createKnownDevices({ keys, now });
  const limiter = createSignInLimiter({ attempts, devices, now });
  const secondFactor = createSecondFactor({ store: accounts.secondFactors, keys, now });
  const sessions = createStaffSessions({ store: accounts, now });

  async function openSession(
    account: StaffRow,
    {
      address,
      userAgent = '',
      stays,
      check = 'accepted',
    }: Client & {
      stays: boolean;
      /** @default 'accepted': a session in place of another */ check?: CodeCheck;
    },
  ): Promise<Accepted | null> {
    await attempts.deleteExpired(now());
    const hasSecondFactor = check !== 'notNeeded';
    const token = await sessions.open({ account, stays, hasSecondFactor, address, userAgent });
    if (token === null) return null;
    const { user_name: userName, role } = account;
    const device = devices.createToken(userName);
    const isRecovered = check === 'recovered';
    return { kind: 'accepted', token, stays, session: { userName, role }, device, isRecovered };
  }

  async function signIn(input: Credentials & Client): Promise<SignInResult> {
    const { userName, password, code, stays = false } = input;
    const attempt = await limiter.count(userName, input);
    if (attempt.kind === 'limited') return attempt;
    const account = await accounts.find(userName);
    const isCorrect = await verifyPassword(password, account?.password ?? dummyHash);
    const refused = { kind: 'refused', account: account?.user_name ?? null, isCodeWrong: false } as const;
    if (!account || !isCorrect || account.disabled_at !== null) return refused;

    const check = await checkCode(account, code, input);
    if (check === 'missing') {
      await attempt.takeBack();
      return { kind: 'codeNeeded', account: account.user_name };
    }
    if (check === 'wrong') return { ...refused, isCodeWrong: true };
    if (typeof check === 'object') return check;
    await attempt.takeBack();
    return (await openSession(account, { ...input, stays, check })) ?? refused;
  }

  async function checkCode(
    account: StaffRow,
    code: string | undefined,
    origin: Origin,
  ): Promise<CodeCheck | Limited> {
    if (code === undefined || code.trim() === '') return secondFactor.check(account, undefined);
    const attempt = await limiter.countCode(account.user_name, origin);
    if (attempt.kind === 'limited') return attempt;
    const check = await secondFactor.check(account, code);
    if (check !== 'wrong') await attempt.takeBack();
    return check;
  }

  async function confirmPassword(requester: Requester, password: string): Promise<Confirmation> {
    const attempt = await limiter.count(requester.userName, requester);
    if (attempt.kind === 'limited') return attempt;
    const account = await accounts.find(requester.userName);
    const isCorrect = await verifyPassword(password, account?.password ?? dummyHash);
    if (!account || !isCorrect || account.disabled_at !== null) return { kind: 'unconfirmed' };
    await attempt.takeBack();
    return { kind: 'confirmed', account };
  }

  async function storeChange(
    id: number,
    { role, isDisabled, password }: StaffAccountChange,
    mayTouchOwner: boolean,
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
    confirmPassword,
    findSession: (token) => sessions.find(token),
    signOut: (token) => sessions.end(token),
    secondFactor,
    sessions,

    async changePassword(requester, { currentPassword, password }) {
      const confirmation = await confirmPassword(requester, currentPassword);
      if (confirmation.kind !== 'confirmed') return confirmation;
      const stays = await sessions.stays(requester.token);
      const account = await storeChange(confirmation.account.id, { password }, true);
      return { kind: 'changed', renewed: await openSession(account, { ...requester, stays }) };
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
      const stays = await sessions.stays(requester.token);
      const account = await storeChange(id, change, currentPassword !== '');
      const isOwn = requester.token !== null && account.user_name === requester.userName;
      const renewed =
        isOwn && change.password !== undefined ? await openSession(account, { ...requester, stays }) : null;
      return { kind: 'changed', account: toStaffAccount(account), renewed };
    },

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

const toStaffAccount = ({ id, user_name, role, disabled_at }: StaffRow): StaffAccount => ({
  id,
  userName: user_name,
  role,
  isDisabled: disabled_at !== null,
});
