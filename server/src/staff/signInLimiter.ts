import { nameKey } from '@elvora/catalogue/operations';
import { clientNetwork, rateLimitKey } from '../http/rateLimitKeys.ts';
import { createRefusals } from '../http/refusals.ts';
import type { Store } from '../store/index.ts';
import type { KnownDevices } from './knownDevices.ts';

const minute = 60_000;

/**
 * Failed attempts allowed per window (O05). The limit per account is higher than per address, so
 * that one address cannot lock out the owner; after the right password, the code has fewer
 * attempts.
 */
export const signInLimits = {
  windowMs: 15 * minute,
  perAddress: 10,
  perAccount: 30,
  codesPerAccount: 5,
} as const;

/** Source of an attempt. */
export interface Origin {
  /** IP address of the client. */
  address: string;
  /** Token that makes the browser known to the account; null without one. @default null */
  device?: string | null;
}

export interface Limited {
  kind: 'limited';
  retryAfterSeconds: number;
  /** Whether this is the first attempt that a limit rejects; the audit log omits the others. */
  isFirst: boolean;
}

export type CountedAttempt = { kind: 'counted'; takeBack(): Promise<void> } | Limited;

/** Counts authentication attempts: sign-ins, and confirmations with the password. */
export interface SignInLimiter {
  /** Counted before verification, so that concurrent attempts cannot pass the limit. */
  count(userName: string, origin: Origin): Promise<CountedAttempt>;
  /** Counts an attempt at a code after the right password; known devices are only subject to their own limit. */
  countCode(userName: string, origin: Origin): Promise<CountedAttempt>;
  /** Seconds until an unknown browser may retry from an address over its limit, without a query; null when it may. */
  refusedFor(address: string): number | null;
  /** Clears the attempts of unknown browsers at an account. */
  unlock(userName: string): Promise<void>;
}

export interface SignInLimiterOptions {
  attempts: Store['attempts'];
  devices: Pick<KnownDevices, 'isKnown'>;
  now: () => number;
}

const accountKey = (userName: string) => rateLimitKey('account', nameKey(userName));
const codeKey = (userName: string) => rateLimitKey('code', nameKey(userName));

export function createSignInLimiter({ attempts, devices, now }: SignInLimiterOptions): SignInLimiter {
  const { windowMs, perAddress, perAccount, codesPerAccount } = signInLimits;
  const refusals = createRefusals(now);

  async function countAttempt({ key, max }: { key: string; max: number }): Promise<CountedAttempt> {
    const at = now();
    const { attempts: count, windowEndsAt } = await attempts.increment({ key, now: at, windowMs });
    if (count <= max) return { kind: 'counted', takeBack: () => attempts.decrement(key) };
    const retryAfterSeconds = Math.max(1, Math.ceil((windowEndsAt - at) / 1000));
    return { kind: 'limited', retryAfterSeconds, isFirst: count === max + 1 };
  }

  const isKnown = (userName: string, device: string | null | undefined): device is string =>
    typeof device === 'string' && devices.isKnown(device, userName);

  async function countStranger(userName: string, address: string): Promise<CountedAttempt> {
    const retryAfterSeconds = refusals.secondsLeft(address);
    if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds, isFirst: false };
    const addressKey = rateLimitKey('address', clientNetwork(address));
    const ofAddress = await countAttempt({ key: addressKey, max: perAddress });
    if (ofAddress.kind === 'limited') {
      refusals.add(address, ofAddress.retryAfterSeconds);
      return ofAddress;
    }
    // Last: an attempt that the address limit rejects must not count at the account.
    const ofAccount = await countAttempt({ key: accountKey(userName), max: perAccount });
    if (ofAccount.kind === 'limited') return ofAccount;
    return {
      kind: 'counted',
      async takeBack() {
        await Promise.all([ofAddress.takeBack(), ofAccount.takeBack()]);
      },
    };
  }

  return {
    count: (userName, { address, device }) =>
      isKnown(userName, device)
        ? countAttempt({ key: rateLimitKey('device', device), max: perAddress })
        : countStranger(userName, address),
    countCode: async (userName, { device }) =>
      isKnown(userName, device)
        ? { kind: 'counted', takeBack: async () => undefined }
        : countAttempt({ key: codeKey(userName), max: codesPerAccount }),
    refusedFor: (address) => refusals.secondsLeft(address),
    async unlock(userName) {
      await Promise.all([attempts.clear(accountKey(userName)), attempts.clear(codeKey(userName))]);
    },
  };
}
