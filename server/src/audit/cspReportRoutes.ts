import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { CspViolation, Store } from '../store/index.ts';

export interface CspReportRoutesOptions {
  store: Pick<Store, 'cspReports'>;
  apiBase: string;
  now: () => number;
}

/** Path below the API base that content security policies name as their `report-uri`. */
export const cspReportPath = '/csp-reports';

const minute = 60_000;
/** Maximum number of reports per minute; browsers send one for each violation, and anyone may send them. */
export const maxReportsPerMinute = 60;

const reportSchema = v.object({
  'csp-report': v.object({
    'document-uri': v.string(),
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string(), ''),
    'blocked-uri': v.optional(v.string(), ''),
  }),
});

/**
 * Counts violations of the content security policy reported by browsers, without addresses and
 * query strings.
 */
export async function cspReportRoutes(app: FastifyInstance, { store, apiBase, now }: CspReportRoutesOptions) {
  let window = { endsAt: 0, count: 0 };
  function isWithinLimit(): boolean {
    if (now() >= window.endsAt) window = { endsAt: now() + minute, count: 0 };
    window.count += 1;
    return window.count <= maxReportsPerMinute;
  }

  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    app.getDefaultJsonParser('error', 'error'),
  );

  app.post(cspReportPath, { config: { access: 'public', accepts: 'cspReport' } }, async (request, reply) => {
    const report = v.safeParse(reportSchema, request.body);
    const violation = report.success ? readViolation(report.output['csp-report'], apiBase) : null;
    if (violation && isWithinLimit()) {
      request.log.warn(violation, 'blocked by the content security policy');
      await store.cspReports.count(violation, new Date(now()));
    }
    return reply.code(204).send();
  });
}

type Report = v.InferOutput<typeof reportSchema>['csp-report'];

/** Normalises a report; null for one that no browser sends. */
function readViolation(report: Report, apiBase: string): CspViolation | null {
  const directive = (report['effective-directive'] ?? report['violated-directive']).split(' ')[0] ?? '';
  if (!/^[a-z-]{1,40}$/.test(directive) || !URL.canParse(report['document-uri'])) return null;
  const { pathname } = new URL(report['document-uri']);
  // Paths below the API base include links in emails, which end in a secret.
  const page = pathname.startsWith(`${apiBase}/`) ? apiBase : pathname.slice(0, 200);
  return { directive, blocked: blockedSource(report['blocked-uri']), page };
}

/** Returns the origin of a blocked address, or the keyword that replaces it. */
function blockedSource(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, 200);
}
