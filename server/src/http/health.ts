import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/index.ts';

export interface HealthOptions {
  store: Pick<Store, 'ping'>;
  /** Whether the process has received a stop signal. */
  isStopping: () => boolean;
  now?: () => number;
}

/** Shortest time between two queries, however many readiness requests arrive (O80). */
const pingIntervalMs = 1000;

/**
 * Adds `/healthz` (the process runs) and `/readyz`: 503 while the database cannot be written or the server is
 * stopping.
 */
export function addHealth(app: FastifyInstance, { store, isStopping, now = Date.now }: HealthOptions): void {
  let lastPing = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };

  const isReady = () => {
    // The clock may have been set back.
    if (Math.abs(now() - lastPing.at) >= pingIntervalMs) {
      lastPing = {
        at: now(),
        isReady: store.ping().then(
          () => true,
          () => false,
        ),
      };
    }
    return lastPing.isReady;
  };

  const config = { access: 'public', load: 'light' } as const;
  app.get('/healthz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    if (!(await isReady())) return reply.code(503).send({ status: 'the database cannot be written' });
    return { status: 'ready' };
  });
}
