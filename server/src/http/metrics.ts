import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import packageJson from '../../package.json' with { type: 'json' };
import type { Store } from '../store/index.ts';

/** A finished request, by the pattern of its route: an address could identify a person. */
export interface ObservedRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** Measurements of a running server. */
export interface Metrics {
  observe(request: ObservedRequest): void;
  /** Returns all metrics in the Prometheus text format. */
  read(): Promise<{ type: string; text: string }>;
}

export interface MetricsOptions {
  store: Pick<Store, 'catalogueVersion' | 'outbox' | 'enquiries' | 'backups'>;
  /** Number of pictures waiting for the encoder. */
  waitingPictures: () => number;
  /** @default never */
  hasClockWarning?: () => boolean;
  now?: () => number;
}

/** Upper bounds in seconds. */
const durationBuckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** Measures requests by route, the process, and queued work. */
export function createMetrics({
  store,
  waitingPictures,
  hasClockWarning = () => false,
  now = Date.now,
}: MetricsOptions): Metrics {
  const registry = new Registry();
  const requestDurations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [registry],
  });
  const addGauge = (name: string, help: string, read: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  new Gauge({
    name: 'elvora_build_info',
    help: '1, with the version of Elvora and of Node as labels.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: packageJson.version, node: process.versions.node }, 1);
  addGauge('elvora_catalogue_version', 'Version of the catalogue, incremented by every change.', () =>
    store.catalogueVersion(),
  );
  addGauge('elvora_outbox_mails', 'Mails waiting to be sent.', () => store.outbox.count());
  addGauge('elvora_pictures_waiting', 'Pictures waiting for the encoder.', waitingPictures);
  addGauge('elvora_enquiries_new', 'Enquiries with the status new.', async () =>
    Object.values(await store.enquiries.counts()).reduce((sum, counts) => sum + counts.new, 0),
  );
  addGauge('elvora_backup_age_seconds', 'Age of the last good backup; +Inf without one.', async () => {
    const { succeededAt } = await store.backups.state();
    return succeededAt === null ? Infinity : (now() - succeededAt.getTime()) / 1000;
  });
  addGauge('elvora_backup_failed', '1 when the last attempt of a backup has failed.', async () => {
    const { succeededAt, failedAt } = await store.backups.state();
    return failedAt !== null && (succeededAt === null || failedAt > succeededAt) ? 1 : 0;
  });
  addGauge('elvora_clock_doubted', '1 while the clock looks wrong and nothing is erased.', () =>
    hasClockWarning() ? 1 : 0,
  );
  let hasProcessMetrics = false;

  return {
    observe({ method, route, status, seconds }) {
      requestDurations.observe({ method, route, status }, seconds);
    },
    async read() {
      // Process metrics sample the event loop and garbage collection, which costs time on servers without a scraper.
      if (!hasProcessMetrics) collectDefaultMetrics({ register: registry });
      hasProcessMetrics = true;
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Serves `/metrics` to staff and to clients with the bearer token. */
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
