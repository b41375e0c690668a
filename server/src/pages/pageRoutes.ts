import { readdir, readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OverloadedError } from '../overloadedError.ts';
import { sendCacheable, staleCacheStatus } from '../http/cachedResponses.ts';
import { HttpError } from '../http/httpErrors.ts';
import { clientNetwork } from '../http/rateLimitKeys.ts';
import { declareAccess } from '../http/routeConfig.ts';
import { isUnavailable } from '../store/databaseErrors.ts';
import { drawingRoutes } from './drawingRoutes.ts';
import { sendVisitorPage } from './formBody.ts';
import { sendMinimalPage } from './minimalPage.ts';
import type { CachedPage } from './cachedPage.ts';
import type { PageService } from './pageService.ts';
import { hasQuoteListCookie } from './quoteListCookie.ts';
import type { RejectedForm } from './renderer.ts';

export interface PageRoutesOptions {
  pages: PageService;
  /**
   * Returns the form in the cookies of a visitor, and counts a read of the client; null for the shared page. Throws
   * `OverloadedError` while the server is overloaded, because such pages are not cached.
   */
  readVisitorForm: (request: FastifyRequest) => Promise<RejectedForm | null>;
  /** Folder of the storefront's built client. */
  clientDir: string;
}

/** Serves public pages, drawings and icons. */
export async function pageRoutes(
  app: FastifyInstance,
  { pages, readVisitorForm, clientDir }: PageRoutesOptions,
) {
  declareAccess(app, 'public', { load: 'light' });
  for (const { name, bytes, type } of await readRootFiles(clientDir)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(bytes),
    );
  }

  await app.register(drawingRoutes, { pages });

  const route = '/*';
  app.cachedResponses.addLookup((url, headers) => {
    if (hasQuoteListCookie(headers.cookie) || isPrefetch(headers)) return null;
    const page = pages.getCached(url);
    return page && { route, headers: page.headers, body: page.body };
  });
  app.get(route, async (request, reply) => {
    const { pageUrl: url, part } = readPartUrl(request.raw.url ?? '/');
    const client = clientNetwork(request.ip);
    try {
      const form = hasQuoteListCookie(request.headers.cookie) ? await readVisitorForm(request) : null;
      if (form) return sendVisitorPage(reply, await pages.renderForVisitor(url, form, client));
      if (!pages.getCached(url)) app.readLimits.take(request);
      const result = await pages.get(url, client);
      if (result.kind === 'redirect') return reply.redirect(result.location, result.status);
      const isPrefetched = isPrefetch(request.headers);
      // Not requested yet.
      if (result.missed !== undefined && !isPrefetched) app.missRecorder.record(result.missed, request.ip);
      if (result.isStale) reply.header('cache-status', staleCacheStatus);
      if (result.page.status === 503) reply.header('retry-after', '10');
      const { page } = result;
      if (part?.name === 'results') return sendResults(request, reply, { page, version: part.version });
      if (part?.name === 'styles') return sendStyles(request, reply, { page, version: part.version });
      return sendCacheable(request, reply.code(page.status), isPrefetched ? cachedForLink(page) : page);
    } catch (error) {
      if (error instanceof URIError) return sendMinimalPage(reply, 400, 'This address cannot be read.');
      if (error instanceof OverloadedError) {
        return sendMinimalPage(
          reply.header('retry-after', '2'),
          503,
          'The server is busy. Please try again in a moment.',
        );
      }
      if (error instanceof HttpError) {
        return sendMinimalPage(reply.headers(error.details.headers ?? {}), error.statusCode, error.message);
      }
      if (isUnavailable(error)) {
        request.log.warn({ err: error }, 'a page could not be rendered without the database');
        return sendMinimalPage(
          reply.header('retry-after', '10'),
          503,
          'This page cannot be shown at the moment. Please try again in a moment.',
        );
      }
      request.log.error({ err: error }, 'a page could not be rendered');
      return sendMinimalPage(reply, 500, 'Something went wrong on our side.', request.id);
    }
  });
}

/** Whether a page is prefetched for a press on its link; browsers send the same header for their own prefetches. */
const isPrefetch = ({ purpose }: IncomingHttpHeaders) => purpose === 'prefetch';

/** How long browsers cache a prefetched page: as long as their own prefetches. */
const prefetchSeconds = 300;

/**
 * Headers of a prefetched page, which the browser caches until its link is followed. Not for errors and for pages that hydrate
 * at once, such as the quote list: they may have changed by then.
 */
const cachedForLink = ({
  headers,
  body,
  status,
  results,
}: CachedPage): Pick<CachedPage, 'headers' | 'body'> => ({
  headers:
    status === 200 && results !== null
      ? { ...headers, 'cache-control': `private, max-age=${prefetchSeconds}` }
      : headers,
  body,
});

/** A part of a page that loads separately. */
interface PagePart {
  name: 'results' | 'styles';
  /** Version that the page names. */
  version: string;
}

/** Splits the URL of a part of a page into the page's own URL and the part, which is null for the page itself. */
function readPartUrl(url: string): { pageUrl: string; part: PagePart | null } {
  const [text = '', name, version = ''] = /[?&](results|styles)=([\w.-]*)$/.exec(url) ?? [];
  if (name !== 'results' && name !== 'styles') return { pageUrl: url, part: null };
  return { pageUrl: url.slice(0, -text.length), part: { name, version } };
}

const partHeaders = (type: string, isCurrent: boolean) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
  vary: 'accept-encoding',
});

/** Sends the results of a page; newer ones than the visitor's page are fine, because its next parts show them. */
async function sendResults(
  request: FastifyRequest,
  reply: FastifyReply,
  { page: { results }, version }: { page: CachedPage; version: string },
) {
  if (results === null) return sendMinimalPage(reply, 404, 'This page has no data of its own.');
  const headers = partHeaders('application/json', results.hash === version);
  return sendCacheable(request, reply, { headers, body: results.body });
}

/**
 * Sends the styles of a page behind its first screen. A document with other content may need other rules, so it gets all of
 * the page; one of another build has other class names, and gets none.
 */
async function sendStyles(
  request: FastifyRequest,
  reply: FastifyReply,
  { page: { deferredStyles }, version }: { page: CachedPage; version: string },
) {
  const buildOf = (text: string) => text.split('.', 1)[0];
  if (deferredStyles === null || buildOf(deferredStyles.version) !== buildOf(version))
    return sendMinimalPage(reply, 404, 'This page has no styles of its own.');
  const isCurrent = deferredStyles.version === version;
  const headers = partHeaders('text/css', isCurrent);
  return sendCacheable(request, reply, {
    headers,
    body: isCurrent ? deferredStyles.body : deferredStyles.full,
  });
}

const rootFileTypes: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Reads the icons and the preview picture, which are few and small and served from the root. */
async function readRootFiles(folder: string) {
  const names = await readdir(folder).catch(() => []);
  const files = names.flatMap((name) => {
    const type = rootFileTypes[name.slice(name.lastIndexOf('.') + 1)];
    return type === undefined ? [] : [{ name, type }];
  });
  return Promise.all(
    files.map(async ({ name, type }) => ({ name, type, bytes: await readFile(join(folder, name)) })),
  );
}
