import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, statusMessage } from './httpErrors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const contentTypes = {
  json: /^application\/json(?:; ?charset=utf-8)?$/i,
  multipart: /^multipart\/form-data; ?boundary="?[-\w'()+,./:=? ]{1,70}"?$/i,
  form: /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i,
  cspReport: /^application\/csp-report(?:; ?charset=utf-8)?$/i,
} as const;

const contentTypeMessages = {
  json: 'Please send JSON.',
  multipart: 'Please send a form with files.',
  form: 'Please send a form.',
  cspReport: 'Please send a report.',
} as const satisfies Record<keyof typeof contentTypes, string>;

/** Deepest nesting of JSON that the API accepts (O72). */
const maxJsonDepth = 20;

/** Checks origin, content type and depth of JSON of every request before its handler runs. */
export function addRequestGuards(app: FastifyInstance, { siteUrl }: { siteUrl: string }): void {
  const siteHost = new URL(siteUrl).host;

  app.addHook('onRequest', (request, _reply, done) => {
    if (!safeMethods.has(request.method)) {
      requireSameOrigin(request, siteHost);
      requireContentType(request);
    }
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (isDeeperThan(request.body, maxJsonDepth))
      throw new HttpError(400, 'This request is nested too deeply.');
    done();
  });
}

/**
 * Rejects NUL in the parameters of paths and queries: PostgreSQL can neither store nor compare it. Bodies are checked by the
 * schemas of their fields, which name the field.
 */
export function addParameterGuard(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (hasNul(request.params) || hasNul(request.query)) throw new HttpError(400, statusMessage(400));
    done();
  });
}

const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNul);

/**
 * Rejects cross-site requests (CSRF). Browsers send `Sec-Fetch-Site` or `Origin`; clients that send neither
 * are not browsers and have no cookies to abuse.
 */
function requireSameOrigin({ headers, host }: FastifyRequest, siteHost: string): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isSameOrigin =
    site === undefined
      ? origin === undefined || (URL.canParse(origin) && [host, siteHost].includes(new URL(origin).host))
      : site === 'same-origin' || site === 'none';
  if (!isSameOrigin) throw new HttpError(403, 'This request comes from another site.');
}

/** Matches exact content types, not the framework's prefixes, which odd content types have bypassed before. */
function requireContentType({ headers, routeOptions }: FastifyRequest): void {
  const type = headers['content-type'];
  const length = headers['content-length'];
  const hasBody = headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
  if (!hasBody && type === undefined) return;
  const { accepts = 'json' } = routeOptions.config;
  const accepted = [accepts].flat();
  if (type === undefined || !accepted.some((name) => contentTypes[name].test(type))) {
    throw new HttpError(415, contentTypeMessages[accepted[0] ?? 'json']);
  }
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}
