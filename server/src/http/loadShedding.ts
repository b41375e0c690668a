import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { OverloadedError } from '../overloadedError.ts';

/** Activity of the process during one sample. */
export interface LoadSample {
  /** Mean event loop delay: how long a request waits before its turn. */
  delayMs: number;
  /** Share of the time in which the event loop had work, 0 to 1. */
  utilization: number;
  /** Processor time divided by elapsed time; above 1 with several threads. */
  processorShare: number;
}

const maxDelayMs = 250;
const minUtilization = 0.9;
const minProcessorShare = 0.6;

/**
 * Whether requests queue because of this process (O77). On a machine busy with other work they wait
 * as well, but the process gets less of the processor: rejecting them would not make it faster.
 */
export const isOverloaded = ({ delayMs, utilization, processorShare }: LoadSample): boolean =>
  delayMs > maxDelayMs && utilization >= minUtilization && processorShare >= minProcessorShare;

const sampleIntervalMs = 1000;

/** Grace period after the start: the first requests compile code and fill caches, so none is rejected. */
const warmUpMs = 10_000;

export interface LoadSheddingOptions {
  /** Off in development and tests, where the machine is busy with other work. */
  isEnabled: boolean;
  /** Measures the time since the last call. @default this process */
  readLoad?: () => LoadSample;
}

/**
 * Responds to heavy routes with 503 while the server is overloaded. Light routes stay available: health,
 * files and cached responses; they check `isUnderPressure` themselves before creating an uncached response.
 * When not enabled, the server is never under pressure.
 */
export async function addLoadShedding(
  app: FastifyInstance,
  { isEnabled, readLoad }: LoadSheddingOptions,
): Promise<void> {
  if (!isEnabled) {
    // Samples nothing: each measurement of the event loop delay runs a timer every 10 ms.
    app.decorate('isUnderPressure', () => false);
    return;
  }
  const read = readLoad ?? createLoadReader();
  await app.register(underPressure, {
    maxEventLoopDelay: 0,
    healthCheckInterval: sampleIntervalMs,
    healthCheck: async () => !isOverloaded(read()),
    async pressureHandler(request) {
      if (request.routeOptions.config.load !== 'light')
        throw new OverloadedError('The server is overloaded.');
    },
  });
}

/** Returns a function that measures this process since its last call, except while the process warms up. */
export function createLoadReader(now: () => number = () => performance.now()): () => LoadSample {
  // Its timer does not keep the process alive.
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const startedAt = now();
  let loop: EventLoopUtilization = performance.eventLoopUtilization();
  let processor = process.cpuUsage();
  let readAt = now();
  return () => {
    const { utilization } = performance.eventLoopUtilization(loop);
    const { user, system } = process.cpuUsage(processor);
    const passedMs = now() - readAt;
    const delayMs = Number.isNaN(delays.mean) ? 0 : delays.mean / 1e6;
    delays.reset();
    loop = performance.eventLoopUtilization();
    processor = process.cpuUsage();
    readAt = now();
    if (readAt - startedAt < warmUpMs) return { delayMs: 0, utilization: 0, processorShare: 0 };
    return { delayMs, utilization, processorShare: (user + system) / 1000 / passedMs };
  };
}
