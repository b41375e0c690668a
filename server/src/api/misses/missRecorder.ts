import { hash } from 'node:crypto';
import { foldSearchText } from '@elvora/catalogue/operations';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { clientNetwork } from '../../http/rateLimitKeys.ts';
import type { NewSearchMiss, Store } from '../../store/index.ts';
import { maskPersonalData } from './maskPersonalData.ts';

declare module 'fastify' {
  interface FastifyInstance {
    missRecorder: MissRecorder;
  }
}

/** The result a visitor opened after a missed search. */
export interface SearchChoice {
  productId: number;
  /** '' for a product without its sizes. */
  code: string;
}

/**
 * Records missed searches, without address or session. Never waits, throws or queries during a
 * request: records are kept in memory and stored in batches.
 */
export interface MissRecorder {
  record(query: string, ip: string): void;
  /** Records what a client opened after its own missed search. */
  recordChoice(query: string, choice: SearchChoice, ip: string): void;
  /** Stores the records since the last flush. */
  flush(): Promise<void>;
}

export interface MissRecorderOptions {
  store: Pick<Store, 'searchMisses'>;
  logger: Pick<Logger, 'warn'>;
  now?: () => number;
}

/** Maximum number of entries per batch; further ones are dropped. */
const maxPending = 500;
/**
 * Maximum number of different searches recorded per client network and day; repeated ones count
 * once.
 */
export const maxSearchesPerClient = 30;
/** Maximum number of networks tracked, in memory only, and for how long. */
const maxClients = 2000;
const clientMs = 24 * 60 * 60_000;

/** Records nothing. */
export const noMissRecorder: MissRecorder = {
  record: () => undefined,
  recordChoice: () => undefined,
  flush: async () => undefined,
};

/** Searches of a network on one day, by hash, and whether a choice was recorded after each. */
interface ClientDay {
  day: string;
  queries: Map<string, { hasChosen: boolean }>;
}

/** The IPv4 address, or the IPv6 /48, which one site has: within it, anyone can choose among 65,536 networks. */
const askingNetwork = (ip: string) => clientNetwork(ip).split(':').slice(0, 3).join(':');

const queryHash = (searchKey: string) => hash('sha256', searchKey, 'base64url').slice(0, 16);

export function createMissRecorder({ store, logger, now = Date.now }: MissRecorderOptions): MissRecorder {
  const clients = new LRUCache<string, ClientDay>({ max: maxClients, ttl: clientMs, ttlAutopurge: true });
  let pending = new Map<string, NewSearchMiss>();
  let flushing: Promise<void> = Promise.resolve();

  const today = () => new Date(now()).toISOString().slice(0, 10);

  function clientDay(ip: string, day: string): ClientDay {
    const client = askingNetwork(ip);
    const known = clients.get(client);
    if (known?.day === day) return known;
    const fresh = { day, queries: new Map() };
    clients.set(client, fresh);
    return fresh;
  }

  function add(miss: Omit<NewSearchMiss, 'count'>): void {
    const key = JSON.stringify([miss.searchKey, miss.day, miss.productId, miss.code]);
    const before = pending.get(key);
    if (before) before.count += 1;
    else if (pending.size < maxPending) pending.set(key, { ...miss, count: 1 });
  }

  async function storeBatch(): Promise<void> {
    if (pending.size === 0) return;
    const batch = [...pending.values()];
    pending = new Map();
    try {
      await store.searchMisses.add(batch);
    } catch (error) {
      logger.warn({ err: error }, 'missed searches could not be recorded');
    }
  }

  return {
    record(query, ip) {
      const text = maskPersonalData(query);
      const searchKey = foldSearchText(text);
      if (searchKey === '') return;
      const day = today();
      const { queries } = clientDay(ip, day);
      const key = queryHash(searchKey);
      if (queries.has(key) || queries.size >= maxSearchesPerClient) return;
      queries.set(key, { hasChosen: false });
      add({ searchKey, text, day, productId: 0, code: '' });
    },
    recordChoice(query, { productId, code }, ip) {
      const text = maskPersonalData(query);
      const searchKey = foldSearchText(text);
      const day = today();
      const client = clients.peek(askingNetwork(ip));
      const recorded = client?.day === day ? client.queries.get(queryHash(searchKey)) : undefined;
      if (!recorded || recorded.hasChosen) return;
      recorded.hasChosen = true;
      // The client may send any text as a code.
      add({ searchKey, text, day, productId, code: maskPersonalData(code) });
    },
    flush() {
      flushing = flushing.then(storeBatch);
      return flushing;
    },
  };
}
