import { createHash, randomBytes } from 'node:crypto';
import type {
  PasswordChange,
  StaffAccount,
  StaffAccountChange,
  StaffAccountDraft,
  StaffSession,
} from '@elvora/catalogue/model';
import { nameKey } from '@elvora/catalogue/operations';
import { rateLimitKey, clientNetwork } from '../http/rateLimitKeys.ts';
import { AccountTakenError, type StaffRow, type Store } from '../store/index.ts';
import { createDummyHash, hashPassword, verifyPassword, passwordCost } from './password.ts';

const minute = 60_000;

/** Idle and absolute timeouts of sessions (O06). */
export const sessionLifetime = { idleMs: 30 * minute, absoluteMs: 12 * 60 * minute } as const;

/**
 * Failed sign-ins allowed per window (O05). The limit per account is higher than per address, so that one address cannot
 * lock out the owner.
 */
export const signInLimits = { windowMs: 15 * minute, perAddress: 10, perAccount: 30 } as const;

export interface Credentials {
  userName: string;
  password: string;
  /** Keeps the session in a persistent cookie, which outlives the browser session. @default false */
  stays?: boolean;
}

export type SignInResult =
  | { kind: 'accepted'; token: string; stays: boolean; session: StaffSession }
  | { kind: 'refused' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** Staff accounts and sessions. */
export interface StaffService {
  signIn(input: Credentials & { address: string }): Promise<SignInResult>;
  /** Returns the session of a token; null for an unknown or expired one. */
  findSession(token: string): Promise<StaffSession | null>;
  signOut(token: string): Promise<void>;
  accounts(): Promise<StaffAccount[]>;
  /** Throws `AccountTakenError`. */
  createAccount(draft: StaffAccountDraft): Promise<StaffAccount>;
  /** Throws `NotFoundError`, `LastOwnerError`. A new password and disabling end the account's sessions. */
  changeAccount(id: number, change: StaffAccountChange): Promise<StaffAccount>;
  /** Ends all sessions of the account and opens a new one, as persistent as the current one. */
  changePassword(input: PasswordChange & { userName: string; token: string | null }): Promise<SignInResult>;
  /** Creates the owner's account if there is no account. Returns the password if it was generated. */
  ensureOwner(password: string | null): Promise<{ generatedPassword: string } | null>;
}

export interface StaffServiceOptions {
  store: Pick<Store, 'staff' | 'attempts'>;
  now?: () => number;
  /** Cost of password hashes. @default the recommendation of OWASP */
  cost?: typeof passwordCost;
}

/** User name of the account created on the first start (D-07). */
export const ownerUserName = 'admin';

export function createStaffService({
  store: { staff: accounts, attempts },
  now = Date.now,
  cost = passwordCost,
}: StaffServiceOptions): StaffService {
  // Verified for unknown user names, so that response times do not reveal which accounts exist (O04).
  const dummyHash = createDummyHash(cost);
  const hash = (password: string) => hashPassword(password, cost);

  /** Verifies the password and opens a session; does neither when a rate limit is exceeded. */
  async function signInWithLimits(
    buckets: readonly { bucket: string; limit: number }[],
    { userName, password, stays = false }: Credentials,
    prepare: (account: StaffRow) => Promise<StaffRow>,
  ): Promise<SignInResult> {
    const at = now();
    // Counted before the verification, so that concurrent attempts cannot pass the limit.
    const counts = await Promise.all(
      buckets.map(async ({ bucket, limit }) => ({
        limit,
        ...(await attempts.increment({ key: bucket, now: at, windowMs: signInLimits.windowMs })),
      })),
    );
    const exceeded = counts.filter(({ attempts, limit }) => attempts > limit);
    if (exceeded.length > 0) {
      const endsAt = Math.max(...exceeded.map(({ windowEndsAt }) => windowEndsAt));
      return { kind: 'limited', retryAfterSeconds: Math.max(1, Math.ceil((endsAt - at) / 1000)) };
    }

    const account = await accounts.find(userName);
    const isCorrect = await verifyPassword(password, account?.password ?? dummyHash);
    if (!account || !isCorrect || account.disabled_at !== null) return { kind: 'refused' };

    await Promise.all(buckets.map(({ bucket }) => attempts.decrement(bucket)));
    const { id, password: storedHash } = await prepare(account);
    await accounts.deleteExpiredSessions({
      createdBefore: at - sessionLifetime.absoluteMs,
      seenBefore: at - sessionLifetime.idleMs,
    });
    await attempts.deleteExpired(at);
    const token = randomBytes(32).toString('base64url');
    const tokenHash = hashToken(token);
    const isOpened = await accounts.insertSession({
      tokenHash,
      staffId: id,
      password: storedHash,
      stays,
      now: at,
    });
    if (!isOpened) return { kind: 'refused' };
    return { kind: 'accepted', token, stays, session: { userName: account.user_name, role: account.role } };
  }

  return {
    signIn: ({ address, ...credentials }) =>
      signInWithLimits(
        [
          { bucket: rateLimitKey('address', clientNetwork(address)), limit: signInLimits.perAddress },
          {
            // Normalised like the account's key, so that spelling variants share one limit.
            bucket: rateLimitKey('account', nameKey(credentials.userName)),
            limit: signInLimits.perAccount,
          },
        ],
        credentials,
        async (account) => account,
      ),

    async changePassword({ userName, token, currentPassword, password }) {
      const session = token === null ? null : await accounts.findSession(hashToken(token));
      return signInWithLimits(
        // Limits guesses of the password from an unattended browser.
        [{ bucket: rateLimitKey('password', nameKey(userName)), limit: signInLimits.perAddress }],
        { userName, password: currentPassword, stays: session?.stays },
        async ({ id }) => accounts.change(id, { password: await hash(password) }, new Date(now())),
      );
    },

    accounts: async () => (await accounts.accounts()).map(toStaffAccount),

    async createAccount({ password, ...draft }) {
      return toStaffAccount(await accounts.insert({ ...draft, password: await hash(password) }));
    },

    async changeAccount(id, { password, ...change }) {
      const hashed = password === undefined ? {} : { password: await hash(password) };
      return toStaffAccount(await accounts.change(id, { ...change, ...hashed }, new Date(now())));
    },

    async findSession(token) {
      const tokenHash = hashToken(token);
      const session = await accounts.findSession(tokenHash);
      if (!session) return null;
      const at = now();
      // A session of the future was opened while the clock was ahead; it must not live until then.
      const isExpired =
        Math.abs(at - session.seenAt) >= sessionLifetime.idleMs ||
        Math.abs(at - session.createdAt) >= sessionLifetime.absoluteMs;
      if (isExpired) {
        await accounts.deleteSession(tokenHash);
        return null;
      }
      // Written at most once a minute, to save a disk sync per request.
      if (at - session.seenAt >= minute) await accounts.touchSession(tokenHash, at);
      return { userName: session.staff.user_name, role: session.staff.role };
    },

    signOut: (token) => accounts.deleteSession(hashToken(token)),

    async ensureOwner(password) {
      if ((await accounts.count()) > 0) return null;
      const initialPassword = password ?? randomBytes(15).toString('base64url');
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
  };
}

const toStaffAccount = ({ id, user_name, role, disabled_at }: StaffRow): StaffAccount => ({
  id,
  userName: user_name,
  role,
  isDisabled: disabled_at !== null,
});

/** Only hashes of tokens are stored: a leaked database does not contain usable sessions (O11). */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
