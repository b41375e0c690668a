import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { OverloadedError } from '../overloadedError.ts';

/** How late the process may get to its work, on average over a second, before it sheds some of it (O77). */
const maxEventLoopDelayMs = 250;

/**
 * Answers heavy routes with 503 while the process cannot keep up. Light ones go on: health, files, and pages and answers
 * that are kept already; those look for themselves with `isUnderPressure` before they make a new one.
 */
export async function addLoadShedding(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: 1000,
    async pressureHandler(request) {
      if (request.routeOptions.config.load !== 'light')
        throw new OverloadedError('The process cannot keep up.');
    },
  });
}
