import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './httpErrors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const contentTypes = {
  json: /^application\/json(?:; ?charset=utf-8)?$/i,
  multipart: /^multipart\/form-data; ?boundary="?[-\w'()+,./:=? ]{1,70}"?$/i,
  form: /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i,
} as const;

const contentTypeMessages = {
  json: 'Please send JSON.',
  multipart: 'Please send a form with files.',
  form: 'Please send a form.',
} as const satisfies Record<keyof typeof contentTypes, string>;

/** The deepest JSON anybody needs here (O72). */
const maxJsonDepth = 20;

/** Checks every request passes before its handler: kind of content, origin, depth of JSON. */
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
 * A page of another site must not change anything with a visitor's or a staff member's browser. Browsers say where a
 * request comes from; programs that say nothing carry no cookie by accident either.
 */
function requireSameOrigin({ headers, host }: FastifyRequest, siteHost: string): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? origin === undefined || (URL.canParse(origin) && [host, siteHost].includes(new URL(origin).host))
      : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new HttpError(403, 'This request comes from another site.');
}

/** An exact list instead of the framework's guess: odd content types have bypassed checks before. */
function requireContentType({ headers, routeOptions }: FastifyRequest): void {
  const type = headers['content-type'];
  const length = headers['content-length'];
  const hasBody = headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
  if (!hasBody && type === undefined) return;
  const { accepts = 'json' } = routeOptions.config;
  if (type === undefined || !contentTypes[accepts].test(type)) {
    throw new HttpError(415, contentTypeMessages[accepts]);
  }
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}
