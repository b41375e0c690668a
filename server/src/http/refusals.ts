import { LRUCache } from 'lru-cache';
import { clientNetwork } from './rateLimitKeys.ts';

/**
 * Remembers the client networks that a limit in the database has refused, so that their further requests are refused before
 * anything is parsed, rendered or written.
 */
export interface Refusals {
  add(address: string, retryAfterSeconds: number): void;
  /** Returns the seconds until the network of an address may try again; null when it may. */
  secondsLeft(address: string): number | null;
}

const maxNetworks = 20_000;

export function createRefusals(now: () => number = Date.now): Refusals {
  const endsByNetwork = new LRUCache<string, number>({ max: maxNetworks });
  return {
    add: (address, retryAfterSeconds) =>
      void endsByNetwork.set(clientNetwork(address), now() + retryAfterSeconds * 1000),
    secondsLeft(address) {
      const network = clientNetwork(address);
      const endsAt = endsByNetwork.get(network);
      if (endsAt === undefined) return null;
      const seconds = Math.ceil((endsAt - now()) / 1000);
      if (seconds > 0) return seconds;
      endsByNetwork.delete(network);
      return null;
    },
  };
}
