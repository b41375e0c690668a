import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/index.ts';

export interface HealthOptions {
  store: Pick<Store, 'ping'>;
  /** True from the moment the process has been told to stop. */
  isStopping: () => boolean;
  now?: () => number;
}

/** The database is asked at most this often, however often anybody asks us (O80). */
const pingIntervalMs = 1000;

/** `/healthz`: the process runs. `/readyz`: it can answer; 503 while the database does not, or while stopping. */
export function addHealth(app: FastifyInstance, { store, isStopping, now = Date.now }: HealthOptions): void {
  let asked = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };

  const isReady = () => {
    if (now() - asked.at >= pingIntervalMs) {
      asked = {
        at: now(),
        isReady: store.ping().then(
          () => true,
          () => false,
        ),
      };
    }
    return asked.isReady;
  };

  const config = { access: 'public', load: 'light' } as const;
  app.get('/healthz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    if (!(await isReady())) return reply.code(503).send({ status: 'the database does not answer' });
    return { status: 'ready' };
  });
}
