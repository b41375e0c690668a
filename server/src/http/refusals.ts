import { LRUCache } from 'lru-cache';
import { clientNetwork } from './rateLimitKeys.ts';

/**
 * Remembers client networks rejected by a limit in the database, so that further requests are
 * rejected before anything is parsed, rendered or written.
 */
export interface Refusals {
  add(address: string, retryAfterSeconds: number): void;
  /** Returns the seconds until the network of an address may retry; null when it may. */
  secondsLeft(address: string): number | null;
}

const maxNetworks = 20_000;

export function createRefusals(now: () => number = Date.now): Refusals {
  const refusals = new LRUCache<string, { from: number; until: number }>({ max: maxNetworks });
  return {
    add(address, retryAfterSeconds) {
      const from = now();
      refusals.set(clientNetwork(address), { from, until: from + retryAfterSeconds * 1000 });
    },
    secondsLeft(address) {
      const network = clientNetwork(address);
      const refusal = refusals.get(network);
      if (refusal === undefined) return null;
      const at = now();
      // A rejection dated in the future was recorded with a wrong clock: consult the limit in the database
      // again.
      if (at >= refusal.from && at < refusal.until) return Math.ceil((refusal.until - at) / 1000);
      refusals.delete(network);
      return null;
    },
  };
}
