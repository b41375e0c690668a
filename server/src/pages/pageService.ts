import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ApiHandler } from '../api/apiHandler.ts';
import { createVersionedCache } from '../cache/versionedCache.ts';
import { withoutQuery } from '../http/requestLog.ts';
import { OverloadedError } from '../overloadedError.ts';
import { ifUnavailable } from '../store/databaseErrors.ts';
import { type CachedPage, cachedPageSize } from './cachedPage.ts';
import { canonicalPageUrl } from './canonicalPageUrl.ts';
import { createEditionClock } from './editionClock.ts';
import { createPageRendering, type PageResult, type RenderedPage } from './pageRendering.ts';
import { createPageResources } from './pageResources.ts';
import type { RejectedForm, Storefront } from './renderer.ts';
import { createRenderQueue } from './renderQueue.ts';

export interface PageServiceOptions {
  storefront: Storefront;
  apiHandler: ApiHandler;
  catalogueVersion: () => Promise<number>;
  /** Catalogue version if it is known without a query, else null. */
  cachedVersion: () => number | null;
  /** Origins of pictures that staff have entered by address. @default none */
  imageSources?: () => Promise<readonly string[]>;
  siteUrl: string;
  apiBase: string;
  timeZone: string;
  now?: () => Date;
  logger: Pick<Logger, 'error'>;
  /** Whether the server sheds load; then only cached pages are served. */
  isOverloaded?: () => boolean;
  /** Renders pages on every request, for development. @default false */
  isUncached?: boolean;
}

/** Renders and caches pages and crawler files. */
export interface PageService {
  /**
   * Returns the page at a path and query. Throws `URIError` when they cannot be decoded, and
   * `OverloadedError` when an uncached page is requested while the server is overloaded. `client` identifies
   * the sender: clients take turns.
   */
  get(url: string, client?: string): Promise<PageResult>;
  /** Returns a cached page synchronously; null when it is not cached or the catalogue version must be queried. */
  getCached(url: string): CachedPage | null;
  /** Renders a page for one visitor, with the submitted form; it is not cached. */
  renderForVisitor(url: string, rejectedForm: RejectedForm, client?: string): Promise<CachedPage>;
  /** Returns the SVG of a drawing family, with values by letter; null for an unknown family. */
  renderDrawing(family: string, values: Readonly<Record<string, string>>): Promise<string | null>;
  /** Total size of the cached documents. */
  readonly cachedBytes: number;
}

/** How long a cached page waits for an unresponsive database. */
const maxVersionDelayMs = 1000;
const maxCacheBytes = 32 * 1024 * 1024;

export function createPageService({
  storefront,
  apiHandler,
  catalogueVersion,
  cachedVersion,
  imageSources = async () => [],
  siteUrl,
  apiBase,
  timeZone,
  now = () => new Date(),
  logger,
  isOverloaded = () => false,
  isUncached = false,
}: PageServiceOptions): PageService {
  const pageCache = createVersionedCache<string, RenderedPage>({
    maxSize: maxCacheBytes,
    sizeOf: ({ result }) => (result.kind === 'page' ? cachedPageSize(result.page) : 1),
    isCacheable: ({ isCacheable }) => isCacheable && !isUncached,
  });
  const inTurn = createRenderQueue();
  const editions = createEditionClock({ catalogueVersion, cachedVersion, timeZone, now });
  const resources = createPageResources({ apiHandler, inTurn, logger, isUncached });
  const rendering = createPageRendering({
    storefront,
    resources,
    imageSources,
    inTurn,
    siteUrl,
    apiBase,
    logger,
  });

  /** Returns the page of the last edition, if it is cached and the current edition cannot be determined in time. */
  async function findStale(key: string): Promise<PageResult | null> {
    const stale = pageCache.getStale(key)?.result;
    if (stale?.kind !== 'page') return null;
    const isKnown = await Promise.race([
      editions.current().then(() => true, ifUnavailable(false)),
      wait(maxVersionDelayMs, false, { ref: false }),
    ]);
    return isKnown ? null : { ...stale, isStale: true };
  }

  async function findResult(rawUrl: string, client: string): Promise<PageResult> {
    const renderer = await storefront.renderer();
    const url = canonicalPageUrl(rawUrl, renderer.queryParameters, renderer.repeatedParameters);
    const file = renderer.crawlerFiles.find(({ path }) => path === withoutQuery(url));
    const cacheKey = file?.path ?? url;
    const stale = await findStale(cacheKey);
    if (stale) return stale;
    const edition = await editions.current();
    const { result } = await pageCache.getOrCreate(cacheKey, edition.name, async () => {
      if (isOverloaded()) throw new OverloadedError('The server is overloaded.');
      return file
        ? rendering.crawlerFile(renderer, file)
        : rendering.page(renderer, url, { edition, client });
    });
    return result;
  }

  return {
    get cachedBytes() {
      return pageCache.size;
    },
    getCached(url) {
      const edition = editions.cachedName();
      if (edition === null) return null;
      const cached = pageCache.getCached(url, edition);
      return cached?.result.kind === 'page' ? cached.result.page : null;
    },
    async renderDrawing(family, values) {
      return (await storefront.renderer()).renderDrawing(family, values);
    },
    async renderForVisitor(rawUrl, rejectedForm, client = '') {
      const renderer = await storefront.renderer();
      const url = canonicalPageUrl(rawUrl, renderer.queryParameters, renderer.repeatedParameters);
      // Without a database the page is rendered from the cache, so that the typed text is kept.
      const edition = await editions.currentOrLast();
      return rendering.pageOfForm(renderer, url, { edition, client, rejectedForm });
    },
    async get(rawUrl, client = '') {
      const result = await findResult(rawUrl, client);
      if (result.kind === 'page') return result;
      // A temporary redirect has a query of its own, and no further ones after it.
      if (result.status === 302) return result;
      const location = await followRedirects(result.location, (url) => findResult(url, client));
      return { ...result, location: withQueryOf(rawUrl, location) };
    },
  };
}

/** Maximum length of a redirect chain. */
const maxRedirects = 3;

/**
 * Follows a chain of redirects to its end, so that clients follow only one. The target page is cached for
 * their next request.
 */
async function followRedirects(
  location: string,
  findResult: (url: string) => Promise<PageResult>,
): Promise<string> {
  let target = location;
  for (let redirects = 1; redirects < maxRedirects; redirects++) {
    // If the page fails, the client's next request reports it.
    const next = await findResult(target).catch(() => null);
    if (next?.kind !== 'redirect') break;
    target = next.location;
  }
  return target;
}

/**
 * Returns a redirect's target with the query as sent, including parameters that select no page, such as
 * `utm_source`.
 */
function withQueryOf(url: string, location: string): string {
  const queryStart = url.indexOf('?');
  return `${withoutQuery(location)}${queryStart === -1 ? '' : url.slice(queryStart)}`;
}
