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

/** How long a session lasts: unused, and at the most (O06). */
export const sessionLifetime = { idleMs: 30 * minute, absoluteMs: 12 * 60 * minute } as const;

/**
 * Wrong passwords in a quarter of an hour before the door stays shut (O05). An account allows more than an address, so
 * that a stranger at one place cannot lock the owner out.
 */
export const signInLimits = { windowMs: 15 * minute, perAddress: 10, perAccount: 30 } as const;

export interface Credentials {
  userName: string;
  password: string;
  /** The session outlives the browser's window. @default false */
  stays?: boolean;
}

export type SignInResult =
  | { kind: 'accepted'; token: string; stays: boolean; session: StaffSession }
  | { kind: 'refused' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** Accounts and sessions of the staff. */
export interface StaffService {
  signIn(input: Credentials & { address: string }): Promise<SignInResult>;
  /** Who the token belongs to; null when it is unknown, unused for too long or too old. */
  findSession(token: string): Promise<StaffSession | null>;
  signOut(token: string): Promise<void>;
  accounts(): Promise<StaffAccount[]>;
  /** Throws `AccountTakenError`. */
  createAccount(draft: StaffAccountDraft): Promise<StaffAccount>;
  /** Throws `MissingError`, `LastOwnerError`. A new password and disabling end its sessions. */
  changeAccount(id: number, change: StaffAccountChange): Promise<StaffAccount>;
  /** Ends every session of the account and begins a new one, which stays as long as the one it was asked for in. */
  changePassword(input: PasswordChange & { userName: string; token: string | null }): Promise<SignInResult>;
  /** Makes the owner's account when there is no account at all; tells a password it had to make up. */
  ensureOwner(password: string | null): Promise<{ generatedPassword: string } | null>;
}

export interface StaffServiceOptions {
  store: Pick<Store, 'staff' | 'attempts'>;
  now?: () => number;
  /** What passwords are hashed at. @default what OWASP advises */
  cost?: typeof passwordCost;
}

/** The name of the account made on the first start (D-07). */
export const ownerUserName = 'admin';

export function createStaffService({
  store: { staff: accounts, attempts },
  now = Date.now,
  cost = passwordCost,
}: StaffServiceOptions): StaffService {
  // Checked when the name is unknown, so that the answer takes as long as for a name that exists (O04).
  const nobody = createDummyHash(cost);
  const hash = (password: string) => hashPassword(password, cost);

  /** Signs in when the password is right, unless a bucket is full; then nobody looks at it. */
  async function signInWithin(
    buckets: readonly { bucket: string; limit: number }[],
    { userName, password, stays = false }: Credentials,
    begin: (account: StaffRow) => Promise<StaffRow>,
  ): Promise<SignInResult> {
    const at = now();
    // Counted before the check, so that a hundred tries at once are a hundred tries.
    const counts = await Promise.all(
      buckets.map(async ({ bucket, limit }) => ({
        limit,
        ...(await attempts.increment({ key: bucket, now: at, windowMs: signInLimits.windowMs })),
      })),
    );
    const over = counts.filter(({ attempts, limit }) => attempts > limit);
    if (over.length > 0) {
      const endsAt = Math.max(...over.map(({ windowEndsAt }) => windowEndsAt));
      return { kind: 'limited', retryAfterSeconds: Math.max(1, Math.ceil((endsAt - at) / 1000)) };
    }

    const account = await accounts.find(userName);
    const isRight = await verifyPassword(password, account?.password ?? nobody);
    if (!account || !isRight || account.disabled_at !== null) return { kind: 'refused' };

    await Promise.all(buckets.map(({ bucket }) => attempts.decrement(bucket)));
    const { id, password: kept } = await begin(account);
    await accounts.deleteEnded({
      createdBefore: at - sessionLifetime.absoluteMs,
      seenBefore: at - sessionLifetime.idleMs,
    });
    await attempts.deleteExpired(at);
    const token = randomBytes(32).toString('base64url');
    const tokenHash = hashToken(token);
    const isOpen = await accounts.insertSession({ tokenHash, staffId: id, password: kept, stays, now: at });
    if (!isOpen) return { kind: 'refused' };
    return { kind: 'accepted', token, stays, session: { userName: account.user_name, role: account.role } };
  }

  return {
    signIn: ({ address, ...credentials }) =>
      signInWithin(
        [
          { bucket: rateLimitKey('address', clientNetwork(address)), limit: signInLimits.perAddress },
          {
            // By the key the account is found by: a name written otherwise is no further account.
            bucket: rateLimitKey('account', nameKey(credentials.userName)),
            limit: signInLimits.perAccount,
          },
        ],
        credentials,
        async (account) => account,
      ),

    async changePassword({ userName, token, currentPassword, password }) {
      const session = token === null ? null : await accounts.findSession(hashToken(token));
      return signInWithin(
        // Who sits at somebody's open browser must not try passwords without end.
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
      const isOver =
        at - session.seenAt >= sessionLifetime.idleMs || at - session.createdAt >= sessionLifetime.absoluteMs;
      if (isOver) {
        await accounts.deleteSession(tokenHash);
        return null;
      }
      // Not written at every request: a minute more or less of idle time is not worth a disk sync each.
      if (at - session.seenAt >= minute) await accounts.touchSession(tokenHash, at);
      return { userName: session.staff.user_name, role: session.staff.role };
    },

    signOut: (token) => accounts.deleteSession(hashToken(token)),

    async ensureOwner(password) {
      if ((await accounts.count()) > 0) return null;
      const chosen = password ?? randomBytes(15).toString('base64url');
      try {
        await accounts.insert({ userName: ownerUserName, password: await hash(chosen), role: 'owner' });
      } catch (error) {
        // Another process has started for the first time in the same moment.
        if (error instanceof AccountTakenError) return null;
        throw error;
      }
      return password === null ? { generatedPassword: chosen } : null;
    },
  };
}

const toStaffAccount = ({ id, user_name, role, disabled_at }: StaffRow): StaffAccount => ({
  id,
  userName: user_name,
  role,
  isDisabled: disabled_at !== null,
});

/** Only the hash of a token is kept: who reads the database cannot sign in with it (O11). */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
