import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/index.ts';

export interface HealthOptions {
  store: Pick<Store, 'ping'>;
  /** Rejects while the bucket cannot be reached. @default there is none */
  pingBucket?: () => Promise<void>;
  /** Whether the process has received a stop signal. */
  isStopping: () => boolean;
  now?: () => number;
}

/** Shortest time between two queries, however many readiness requests arrive (O80). */
const pingIntervalMs = 1000;

/** The bucket is queried less often, because each of its requests costs money. */
const bucketPingIntervalMs = 10_000;

/**
 * Adds `/healthz` (the process runs) and `/readyz`: 503 while the database is not writable or the
 * server is stopping. Without the bucket, the server still serves files from its disk, so it is
 * ready and reports the bucket.
 */
export function addHealth(
  app: FastifyInstance,
  { store, pingBucket = async () => undefined, isStopping, now = Date.now }: HealthOptions,
): void {
  const isDatabaseReady = throttleCheck(() => store.ping(), { intervalMs: pingIntervalMs, now });
  const isBucketReady = throttleCheck(pingBucket, { intervalMs: bucketPingIntervalMs, now });

  const config = { access: 'public', load: 'light' } as const;
  app.get('/healthz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const refuse = (status: string) => reply.code(503).header('retry-after', '5').send({ status });
    if (isStopping()) return refuse('stopping');
    if (!(await isDatabaseReady())) return refuse('the database cannot be written');
    return (await isBucketReady())
      ? { status: 'ready' }
      : { status: 'ready', bucket: 'the bucket cannot be reached' };
  });
}

/** Returns whether a check succeeds, running it at most once per interval. */
function throttleCheck(
  check: () => Promise<void>,
  { intervalMs, now }: { intervalMs: number; now: () => number },
): () => Promise<boolean> {
  let last = { at: Number.NEGATIVE_INFINITY, hasSucceeded: Promise.resolve(false) };
  return () => {
    // The clock may have been set back.
    if (Math.abs(now() - last.at) >= intervalMs) {
      last = {
        at: now(),
        hasSucceeded: check().then(
          () => true,
          () => false,
        ),
      };
    }
    return last.hasSucceeded;
  };
}
