import type { FastifyInstance } from 'fastify';
import { HttpError } from './httpErrors.ts';

/** Names of this machine, which an attacker's DNS cannot resolve. */
const localNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A name or an address with a port. */
const hostPattern = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/**
 * Rejects requests for other hosts than this machine, which an open panel's `SITE_URL` names, too. An open admin panel trusts every client: by DNS
 * rebinding, a page of another site could reach it under its own name, with its own origin.
 */
export function addHostGuard(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const [, name = ''] = hostPattern.exec(headers.host?.toLowerCase() ?? '') ?? [];
    if (!localNames.has(name)) throw new HttpError(421, 'This server does not serve this host name.');
    done();
  });
}
