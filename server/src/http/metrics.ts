import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/index.ts';

/** What is measured of a running server. */
export interface Metrics {
  registry: Registry;
  observe(request: { method: string; route: string; status: number; seconds: number }): void;
}

export interface MetricsOptions {
  store: Pick<Store, 'catalogueVersion' | 'outbox' | 'enquiries'>;
  /** Pictures waiting to be made. */
  waitingPictures: () => number;
}

/** Gathers what Prometheus asks for: the process itself, requests by route, and what waits to be done. */
export function createMetrics({ store, waitingPictures }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge('elvora_catalogue_version', 'Raised by every change of the catalogue.', () =>
    store.catalogueVersion(),
  );
  gauge('elvora_outbox_mails', 'Mails that have not left yet.', () => store.outbox.count());
  gauge('elvora_pictures_waiting', 'Pictures waiting to be made.', waitingPictures);
  gauge('elvora_enquiries_new', 'Enquiries nobody has answered.', async () =>
    Object.values(await store.enquiries.counts()).reduce((sum, counts) => sum + counts.new, 0),
  );
  return {
    registry,
    observe: ({ seconds, ...labels }) => requests.observe(labels, seconds),
  };
}

/** `/metrics`, for staff and for whoever brings the token. Routes are told by their pattern, never by an address. */
export function addMetrics(
  app: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string | null },
): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    metrics.observe({
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  app.get(
    '/metrics',
    { config: { access: 'staff', bearer: token, load: 'light' } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
      return metrics.registry.metrics();
    },
  );
}
