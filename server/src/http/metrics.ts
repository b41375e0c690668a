import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Store } from '../store/index.ts';
import { type ObservedRequest, createRequestDurations } from './requestDurations.ts';

/** What is measured of a running server. */
export interface Metrics {
  observe(request: ObservedRequest): void;
  /** All of it in the text format of Prometheus. */
  read(): Promise<{ type: string; text: string }>;
}

export interface MetricsOptions {
  store: Pick<Store, 'catalogueVersion' | 'outbox' | 'enquiries'>;
  /** Pictures waiting to be made. */
  waitingPictures: () => number;
}

/**
 * Gathers what Prometheus asks for: the process itself, requests by route, and what waits to be done. Requests are
 * counted from the start; what tells of the process is loaded when somebody asks for the first time.
 */
export function createMetrics(options: MetricsOptions): Metrics {
  const requests = createRequestDurations();
  let opening: Promise<Registry> | null = null;
  return {
    observe: requests.observe,
    async read() {
      opening ??= openRegistry(options);
      const registry = await opening;
      return { type: registry.contentType, text: `${await registry.metrics()}\n${requests.render()}` };
    },
  };
}

async function openRegistry({ store, waitingPictures }: MetricsOptions): Promise<Registry> {
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  return registry;
}

/** `/metrics`, for staff and for whoever brings the token. Routes are told by their pattern, never by an address. */
export function addMetrics(
  app: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string | null },
): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    metrics.observe({
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
  app.get(
    '/metrics',
    { config: { access: 'staff', bearer: token, load: 'light' } },
    async (_request, reply) => {
      const { type, text } = await metrics.read();
      return reply.header('cache-control', 'no-store').type(type).send(text);
    },
  );
}
