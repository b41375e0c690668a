import type { FastifyInstance } from 'fastify';
import { HttpError } from './httpErrors.ts';

const proxyHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/**
 * Rejects requests through a proxy. An open admin panel (`ADMIN_AUTH=off`) is for the users of this
 * machine, and a proxy would give everyone access.
 */
export function addProxyGuard(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (proxyHeaders.some((name) => headers[name] !== undefined)) {
      throw new HttpError(403, 'ADMIN_AUTH is off, and this request came through a proxy.');
    }
    done();
  });
}
