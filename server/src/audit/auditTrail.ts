import type { FastifyRequest } from 'fastify';
import type { NewAuditEvent, Store } from '../store/index.ts';

/** Records staff actions in the audit log and the server's log. */
export interface AuditTrail {
  /**
   * Rejects when the event cannot be stored: an action that cannot be recorded must not be reported
   * as done.
   */
  record(
    request: FastifyRequest,
    event: Omit<NewAuditEvent, 'source' | 'actor'> & { actor?: string },
  ): Promise<void>;
}

const warnings: ReadonlySet<string> = new Set([
  'signIn.refused',
  'signIn.limited',
  'signIn.codeRefused',
  'password.refused',
]);

/** Takes actor and source from the request, unless the event specifies its actor. */
export const createAuditTrail = (log: Store['auditLog'], now: () => number): AuditTrail => ({
  async record(request, { actor = request.staff?.userName ?? '', ...event }) {
    const { action, target, detail } = event;
    const fields = { action, account: actor, source: request.ip, target, detail };
    request.log[warnings.has(action) ? 'warn' : 'info'](fields, 'audit');
    await log.record({ ...event, actor, source: request.ip }, new Date(now()));
  },
});
