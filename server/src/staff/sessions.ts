import { createHash, randomBytes } from 'node:crypto';
import type { StaffSession, StaffSessionEntry } from '@elvora/catalogue/model';
import type { StaffRow, Store } from '../store/index.ts';
import { browserName } from './browserName.ts';

const minute = 60_000;

/** Idle and absolute timeouts of sessions (O06). */
export const sessionLifetime = { idleMs: 30 * minute, absoluteMs: 12 * 60 * minute } as const;

export interface NewStaffSession {
  /** With the hash of the password that was verified. */
  account: StaffRow;
  /** Sets a persistent cookie, which outlives the browser session. */
  isPersistent: boolean;
  /** Whether the second factor was verified, if the account has one. */
  hasSecondFactor: boolean;
  /** Address and browser, for the user's list. */
  address: string;
  userAgent: string;
}

/** Sessions of staff: opaque tokens that the server looks up. */
export interface StaffSessions {
  /** Returns the token; null when the account has changed since it was verified. */
  open(session: NewStaffSession): Promise<string | null>;
  /** Returns the session of a token; null for an unknown or expired one. */
  find(token: string): Promise<StaffSession | null>;
  /** Whether a session outlives the browser session. */
  isPersistent(token: string | null): Promise<boolean>;
  end(token: string): Promise<void>;
  /** The sessions of an account that have not expired, last used first. */
  list(staffId: number, currentToken: string | null): Promise<StaffSessionEntry[]>;
  /** Ends a session of the account by its id in the list, or all but the current one; returns how many. */
  endListed(staffId: number, id: string | null, currentToken: string | null): Promise<number>;
}

/** Only hashes of tokens are stored: a leaked database does not contain usable sessions (O11). */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Names a session in the list without its token or the token's hash. */
const sessionId = (tokenHash: string) =>
  createHash('sha256').update(`session ${tokenHash}`).digest('hex').slice(0, 16);

export interface StaffSessionsOptions {
  store: Store['staff'];
  now: () => number;
}

export function createStaffSessions({ store, now }: StaffSessionsOptions): StaffSessions {
  // A session dated in the future was opened while the clock was ahead; it must not last until then.
  const isExpired = ({ createdAt, seenAt }: { createdAt: number; seenAt: number }) =>
    Math.abs(now() - seenAt) >= sessionLifetime.idleMs ||
    Math.abs(now() - createdAt) >= sessionLifetime.absoluteMs;
  const hashOf = (token: string | null) => (token === null ? null : hashToken(token));

  return {
    async open({ account, userAgent, ...session }) {
      const at = now();
      await store.deleteExpiredSessions({
        createdBefore: at - sessionLifetime.absoluteMs,
        seenBefore: at - sessionLifetime.idleMs,
      });
      const token = randomBytes(32).toString('base64url');
      const isOpened = await store.insertSession({
        ...session,
        tokenHash: hashToken(token),
        staffId: account.id,
        password: account.password,
        userAgent: userAgent.slice(0, 300),
        now: at,
      });
      return isOpened ? token : null;
    },
    async find(token) {
      const tokenHash = hashToken(token);
      const session = await store.findSession(tokenHash);
      if (!session) return null;
      if (isExpired(session)) {
        await store.deleteSession(tokenHash);
        return null;
      }
      // Written at most once a minute, to save a disk sync per request.
      const at = now();
      if (at - session.seenAt >= minute) await store.touchSession(tokenHash, at);
      return { userName: session.staff.user_name, role: session.staff.role };
    },
    async isPersistent(token) {
      return token !== null && ((await store.findSession(hashToken(token)))?.isPersistent ?? false);
    },
    end: (token) => store.deleteSession(hashToken(token)),
    async list(staffId, currentToken) {
      const current = hashOf(currentToken);
      const rows = await store.sessions(staffId);
      return rows
        .filter((row) => !isExpired(row))
        .map(({ tokenHash, createdAt, seenAt, address, userAgent }) => ({
          id: sessionId(tokenHash),
          isCurrent: tokenHash === current,
          openedAt: createdAt,
          seenAt,
          address,
          browser: browserName(userAgent),
        }));
    },
    async endListed(staffId, id, currentToken) {
      const current = hashOf(currentToken);
      const ended = (await store.sessions(staffId)).filter(({ tokenHash }) =>
        id === null ? tokenHash !== current : sessionId(tokenHash) === id,
      );
      await Promise.all(ended.map(({ tokenHash }) => store.deleteSession(tokenHash)));
      return ended.length;
    },
  };
}
