import { createHash } from 'node:crypto';
import type { FormFieldValues } from '@elvora/catalogue/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpErrors.ts';
import { OverloadedError } from '../overloadedError.ts';
import { isUnavailable } from '../store/databaseErrors.ts';
import type { CachedPage } from './cachedPage.ts';
import { minimalPageHeaders, renderMinimalPage, sendMinimalPage } from './minimalPage.ts';

/** Makes a plugin's routes accept URL-encoded forms; responds to a malformed form with a page. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseFormBody(String(body))),
  );
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    if (error instanceof OverloadedError || isUnavailable(error)) {
      request.log.warn({ err: error }, 'a form could not be accepted without the database');
      return sendMinimalPage(
        reply.header('retry-after', '10'),
        503,
        'This form cannot be sent right now. Go back and try again in a moment.',
      );
    }
    if (error instanceof HttpError) reply.headers(error.details.headers ?? {});
    const { statusCode = error instanceof URIError ? 400 : 500 } = error;
    if (statusCode === 429) {
      return reply
        .code(429)
        .headers(minimalPageHeaders)
        .send(renderMinimalPage(tooManyTitle, { content: tooManyContent }));
    }
    if (statusCode >= 500) request.log.error({ err: error }, 'a form could not be accepted');
    return statusCode === 413
      ? sendMinimalPage(reply, 413, 'This is too long for the form. Go back and shorten it.')
      : sendMinimalPage(reply, statusCode, 'This form could not be sent. Go back and try again.', request.id);
  });
}

/** Parses a URL-encoded form; browsers send every line break as CR LF. */
const parseFormBody = (body: string): FormFieldValues =>
  Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  );

/**
 * Derives an idempotency key: cached pages cannot contain their own, so equal contents from one address
 * within an hour are the same submission (O100).
 */
export function formIdempotencyKey({ ip }: FastifyRequest, texts: FormFieldValues): string {
  const hour = Math.floor(Date.now() / 3_600_000);
  return createHash('sha256')
    .update(JSON.stringify([hour, ip, texts]))
    .digest('hex');
}

/** Sends a page that was rendered for one visitor, and is never cached. */
export const sendVisitorPage = (reply: FastifyReply, { headers, identity }: CachedPage) =>
  reply
    .headers({
      'content-type': headers['content-type'],
      'content-security-policy': headers['content-security-policy'],
      'cache-control': 'no-store',
    })
    .send(identity);

const tooManyTitle = 'Too many forms were sent from your network.';
const tooManyContent =
  '<p>Go back, wait a few minutes and send it again. What you typed is still in the form.</p>';

/**
 * Rejects a form before its body is read, without rendering its page: Back returns to the page with
 * the typed text.
 */
export const sendTooMany = (reply: FastifyReply, retryAfterSeconds: number) =>
  reply
    .code(429)
    .headers({ ...minimalPageHeaders, 'retry-after': String(retryAfterSeconds) })
    .send(renderMinimalPage(tooManyTitle, { content: tooManyContent }));
