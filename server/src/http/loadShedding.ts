import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { OverloadedError } from '../overloadedError.ts';

/** Event loop delay, averaged over a second, above which the server sheds load (O77). */
const maxEventLoopDelayMs = 250;

/**
 * Responds to heavy routes with 503 while the server is overloaded. Light routes go on: health, files and cached responses;
 * before they create a response that is not cached they check `isUnderPressure` themselves. When not enabled, the server is
 * never under pressure.
 */
export async function addLoadShedding(app: FastifyInstance, isEnabled: boolean): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: isEnabled ? maxEventLoopDelayMs : 0,
    sampleInterval: 1000,
    async pressureHandler(request) {
      if (request.routeOptions.config.load !== 'light')
        throw new OverloadedError('The server is overloaded.');
    },
  });
}
