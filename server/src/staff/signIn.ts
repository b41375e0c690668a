import type { StaffSession } from '@elvora/catalogue/model';
import type { StaffRow, Store } from '../store/index.ts';
import type { KnownDevices } from './knownDevices.ts';
import { createDummyHash, type passwordCost, verifyPassword } from './password.ts';
import type { CodeCheck, SecondFactor } from './secondFactor.ts';
import type { StaffSessions } from './sessions.ts';
import type { Limited, Origin, SignInLimiter } from './signInLimiter.ts';

export interface Credentials {
  userName: string;
  password: string;
  /** Keeps the session in a persistent cookie, which outlives the browser session. @default false */
  isPersistent?: boolean;
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

/** The result of opening a session. */
export interface Accepted {
  kind: 'accepted';
  token: string;
  isPersistent: boolean;
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
  /** Whether the password was right but the code was not. */
  isCodeWrong: boolean;
}

/** `codeNeeded`: the password is right, and the account has a second factor. */
export type SignInResult = Accepted | Refused | Limited | { kind: 'codeNeeded'; account: string };

/** Whether the password of a signed-in user is right. */
export type Confirmation = { kind: 'confirmed'; account: StaffRow } | { kind: 'unconfirmed' } | Limited;

interface SessionRequest extends Client {
  isPersistent: boolean;
  /** Result of the second factor. @default 'accepted', for a session that replaces another */
  check?: CodeCheck;
}

export interface SignInOptions {
  store: Pick<Store, 'staff' | 'attempts'>;
  devices: KnownDevices;
  limiter: SignInLimiter;
  secondFactor: SecondFactor;
  sessions: StaffSessions;
  cost: typeof passwordCost;
  now: () => number;
}

/** Checks passwords and codes, within the limits of attempts, and opens sessions. */
export function createSignIn({
  store: { staff: accounts, attempts },
  devices,
  limiter,
  secondFactor,
  sessions,
  cost,
  now,
}: SignInOptions) {
  // Verified for unknown user names, so that response times do not reveal which accounts exist (O04).
  const dummyHash = createDummyHash(cost);

  /** Finds an account, and whether it is enabled and has the password. */
  async function verifyAccount(userName: string, password: string) {
    const account = await accounts.find(userName);
    const isCorrect = await verifyPassword(password, account?.password ?? dummyHash);
    return { account, isVerified: isCorrect && account?.disabled_at === null };
  }

  async function openSession(
    account: StaffRow,
    { address, userAgent = '', isPersistent, check = 'accepted' }: SessionRequest,
  ): Promise<Accepted | null> {
    await attempts.deleteExpired(now());
    const hasSecondFactor = check !== 'notNeeded';
    const token = await sessions.open({ account, isPersistent, hasSecondFactor, address, userAgent });
    if (token === null) return null;
    const { user_name: userName, role } = account;
    const device = devices.createToken(userName);
    const isRecovered = check === 'recovered';
    return { kind: 'accepted', token, isPersistent, session: { userName, role }, device, isRecovered };
  }

  async function signIn(input: Credentials & Client): Promise<SignInResult> {
    const { userName, password, code, isPersistent = false } = input;
    const attempt = await limiter.count(userName, input);
    if (attempt.kind === 'limited') return attempt;
    const { account, isVerified } = await verifyAccount(userName, password);
    const refused = { kind: 'refused', account: account?.user_name ?? null, isCodeWrong: false } as const;
    if (!account || !isVerified) return refused;

    const check = await checkCode(account, code, input);
    if (check === 'missing') {
      await attempt.takeBack();
      return { kind: 'codeNeeded', account: account.user_name };
    }
    if (check === 'wrong') return { ...refused, isCodeWrong: true };
    if (typeof check === 'object') return check;
    await attempt.takeBack();
    return (await openSession(account, { ...input, isPersistent, check })) ?? refused;
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
    const { account, isVerified } = await verifyAccount(requester.userName, password);
    if (!account || !isVerified) return { kind: 'unconfirmed' };
    await attempt.takeBack();
    return { kind: 'confirmed', account };
  }

  return { openSession, signIn, confirmPassword };
}
