import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HttpError, statusMessage } from './httpErrors.ts';
import { clientNetwork } from './rateLimitKeys.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readLimits: ReadLimits;
  }
}

/** Limits uncached reads per client network; cached responses are free. */
export interface ReadLimits {
  /** Counts a read. Throws 429 with `Retry-After` when the network has used up its reads. */
  take(request: FastifyRequest): void;
  /** Counts further work for an accepted read, such as a slice of a long list. */
  charge(request: FastifyRequest): void;
}

export interface ReadLimitsOptions {
  /** Reads per second in the long run; 0 for no limit. */
  perSecond: number;
  now?: () => number;
}

/** Size of the burst in seconds of the long-run rate: a visitor opens many pages, then reads. */
const burstSeconds = 20;

/** Maximum number of networks tracked; the least recently active are dropped first. */
const maxNetworks = 20_000;

/** A token bucket. */
interface Allowance {
  reads: number;
  /** When `reads` was correct, in milliseconds. */
  at: number;
}

/** Creates the limits in the memory of this process: they protect its processor, and must cost no query. */
export function createReadLimits({ perSecond, now = Date.now }: ReadLimitsOptions): ReadLimits {
  const burst = perSecond * burstSeconds;
  const allowances = new LRUCache<string, Allowance>({ max: maxNetworks });

  function update({ ip }: FastifyRequest, reads: number): number {
    const network = clientNetwork(ip);
    const at = now();
    const { reads: before, at: since } = allowances.get(network) ?? { reads: burst, at };
    const left = Math.min(burst, before + (Math.max(0, at - since) / 1000) * perSecond) - reads;
    allowances.set(network, { reads: left, at });
    return left;
  }

  if (perSecond === 0) return { take: () => undefined, charge: () => undefined };
  return {
    take(request) {
      const left = update(request, 0);
      if (left >= 1) {
        update(request, 1);
        return;
      }
      const seconds = Math.max(1, Math.ceil((1 - left) / perSecond));
      throw new HttpError(429, statusMessage(429), { headers: { 'retry-after': String(seconds) } });
    },
    charge: (request) => void update(request, 1),
  };
}

export function addReadLimits(app: FastifyInstance, limits: ReadLimits): void {
  app.decorate('readLimits', limits);
}
