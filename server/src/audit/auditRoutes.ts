import type { AuditEventResponse, CspReportResponse } from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { dataBody } from '../http/apiResponse.ts';
import { HttpError } from '../http/httpErrors.ts';
import type { Store } from '../store/index.ts';

export interface AuditRoutesOptions {
  store: Pick<Store, 'auditLog' | 'cspReports'>;
}

const pageSize = 50;

const pageQuery = v.object({
  before: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'before must be the id of an entry.'), v.transform(Number)),
  ),
});

/** The audit log and the reports of browsers, for owners. */
export async function auditRoutes(app: FastifyInstance, { store }: AuditRoutesOptions) {
  const config = { access: 'staff', role: 'owner' } as const;

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/staff/audit-log', { config }, async (request) => {
    const query = v.safeParse(pageQuery, request.query);
    if (!query.success) throw new HttpError(400, query.issues[0].message);
    const { before = null } = query.output;
    return dataBody<AuditEventResponse[]>(await store.auditLog.page({ before, limit: pageSize }));
  });

  app.get('/staff/csp-reports', { config }, async () => {
    const rows = await store.cspReports.list();
    return dataBody<CspReportResponse[]>(rows.map(({ last_at, ...row }) => ({ ...row, lastAt: last_at })));
  });
}
