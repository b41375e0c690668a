import { setImmediate as yieldToEventLoop, setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ApiHandler } from '../api/apiHandler.ts';
import { type ApiResponse, errorResponse, isMomentary, missedQuestion } from '../http/apiResponse.ts';
import { cspReportPath } from '../audit/cspReportRoutes.ts';
import { createVersionedCache } from '../cache/versionedCache.ts';
import { OverloadedError } from '../overloadedError.ts';
import { withoutQuery } from '../http/requestLog.ts';
import { ifUnavailable } from '../store/databaseErrors.ts';
import type { CachedPage } from './cachedPage.ts';
import { canonicalPageUrl } from './canonicalPageUrl.ts';
import { type CrawlerFile, renderCrawlerFile } from './crawlerFiles.ts';
import { createDayClock } from './dayClock.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { createDocumentFactory } from './documentFactory.ts';
import { loadResources } from './loadResources.ts';
import type { RejectedForm, Renderer, RenderInput, Storefront } from './renderer.ts';

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
  /** Whether the server sheds load: only cached pages are served then. */
  isOverloaded?: () => boolean;
  /** Renders pages on every request, for development. @default false */
  isUncached?: boolean;
}

export type PageResult =
  /** `isStale`: of the last version that is known, while the database does not answer. */
  /** `missed`: the question that the page has no result for. */
  | { kind: 'page'; page: CachedPage; isStale?: true; missed?: string }
  | { kind: 'redirect'; location: string; status: 301 | 302 };

/** Renders and caches pages and crawler files. */
export interface PageService {
  /**
   * Returns the page at a path and query. Throws `URIError` when they cannot be decoded, and `OverloadedError` when an
   * uncached page is requested while the server is overloaded. `client` is whom the page is for: clients take turns.
   */
  get(url: string, client?: string): Promise<PageResult>;
  /** Returns a cached page synchronously; null when it is not cached or the catalogue version must be queried. */
  getCached(url: string): CachedPage | null;
  /** Renders a page for one visitor, with the form that was submitted in it; it is not cached. */
  renderForVisitor(url: string, rejectedForm: RejectedForm, client?: string): Promise<CachedPage>;
  /** Returns the SVG of a drawing family, with values by letter; null for an unknown family. */
  renderDrawing(family: string, values: Readonly<Record<string, string>>): Promise<string | null>;
  /** Total size of the cached documents. */
  readonly cachedBytes: number;
}

/** Catalogue version and day: a new one of either makes every cached page stale. */
interface Edition {
  name: string;
  today: string;
}

interface PageContext {
  edition: Edition;
  /** Whom the page is for. */
  client: string;
}

interface CacheEntry {
  result: PageResult;
  isCacheable: boolean;
}

/** While the database does not answer, a cached page waits this long for it. */
const maxVersionDelayMs = 1000;
const maxCacheBytes = 32 * 1024 * 1024;
/** Redirects of one address. */
const maxRedirects = 3;
/** Responses that pages share, such as the menu: a hundred of them, fewer when they hold tables. */
const maxSharedCharacters = 5_000_000;
const minSharedCharacters = 50_000;
/** Pages that wait to be rendered, of all clients and of one: about as many as are rendered in a few seconds. */
const waitingPages = { maxWaiting: 500, maxWaitingPerClient: 100 } as const;

export function createPageService(options: PageServiceOptions): PageService {
  const {
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
  } = options;
  const pageCache = createVersionedCache<string, CacheEntry>({
    maxSize: maxCacheBytes,
    // Uncompressed: the compressed variants add little.
    sizeOf: ({ result }) => (result.kind === 'page' ? result.page.identity.length : 1),
    isCacheable: ({ isCacheable }) => isCacheable && !isUncached,
  });
  const responseCache = createVersionedCache<string, ApiResponse>({
    maxSize: maxSharedCharacters,
    sizeOf: ({ body }) => minSharedCharacters + tableCharacters(body),
    isCacheable: (response) => response.status === 200 && !isMomentary(response) && !isUncached,
  });
  const turns = createTaskQueue({ concurrency: 1, ...waitingPages });
  const createDocument = createDocumentFactory({
    storefront,
    reportUri: `${apiBase}${cspReportPath}`,
    logger,
  });
  const currentDay = createDayClock(timeZone, now);
  /** The last one that was known, for when the database does not answer. */
  let lastEdition: Edition | null = null;

  async function currentEdition(): Promise<Edition> {
    const today = currentDay();
    lastEdition = { today, name: editionName(await catalogueVersion(), today) };
    return lastEdition;
  }

  /** Returns the page of the last edition, if it is cached and the current edition cannot be known in time. */
  async function findStale(key: string): Promise<PageResult | null> {
    const stale = pageCache.getStale(key)?.result;
    if (stale?.kind !== 'page') return null;
    const isKnown = await Promise.race([
      currentEdition().then(() => true, ifUnavailable(false)),
      wait(maxVersionDelayMs, false, { ref: false }),
    ]);
    return isKnown ? null : { ...stale, isStale: true };
  }

  /** Turns a failure into a response: its part of the page shows the error, the rest is rendered. */
  async function loadOrReport(key: string, load: () => Promise<ApiResponse>): Promise<ApiResponse> {
    try {
      return await load();
    } catch (error) {
      logger.error({ err: error, resource: withoutQuery(key) }, 'a resource of a page failed');
      return errorResponse(503, 'This cannot be shown at the moment.');
    }
  }

  /**
   * Does what occupies the event loop, one page at a time and one client after the other; other requests are served before
   * it.
   */
  const inTurn = <T>(client: string, work: () => T | Promise<T>): Promise<T> =>
    turns.run(
      async () => {
        await yieldToEventLoop();
        return work();
      },
      { client },
    );

  const loadPageResources = (renderer: Renderer, url: string, { edition, client }: PageContext) =>
    loadResources({
      keysFor(responses) {
        const readKeys = () => renderer.resourceKeysFor(url, responses);
        // Responses are parsed for it, and a table may be large.
        return Object.keys(responses).length === 0 ? readKeys() : inTurn(client, readKeys);
      },
      load: (key) =>
        loadOrReport(key, () => responseCache.getOrCreate(key, edition.name, () => apiHandler(key))),
    });

  async function renderFile(renderer: Renderer, file: CrawlerFile): Promise<CacheEntry> {
    // Bypasses the response cache: these files list the full catalogue, which no page does.
    const fetchResource = async (key: string) => {
      const response = await loadOrReport(key, () => apiHandler(key));
      if (response.status >= 500) throw new Error(`${file.path} lacks a resource.`);
      return response;
    };
    const page = await renderCrawlerFile(renderer, file, { fetchResource, siteUrl, apiBase });
    return { result: { kind: 'page', page }, isCacheable: true };
  }

  async function renderInTurn(client: string, renderer: Renderer, input: RenderInput) {
    // Every page has them all: client-side navigation keeps the policy of the first document.
    const origins = await imageSources().catch(ifUnavailable([]));
    return inTurn(client, async () => {
      const output = await renderer.render(input);
      if (output.location !== undefined) return { output, page: null };
      await yieldToEventLoop();
      return { output, page: await createDocument(renderer, output, origins) };
    });
  }

  async function renderPage(renderer: Renderer, url: string, context: PageContext): Promise<CacheEntry> {
    const responses = await loadPageResources(renderer, url, context);
    const { today } = context.edition;
    const { output, page } = await renderInTurn(context.client, renderer, {
      url,
      responses,
      siteUrl,
      apiBase,
      today,
    });
    if (page === null) {
      const { location = '/', status } = output;
      const redirect = { kind: 'redirect', location, status: status === 302 ? 302 : 301 } as const;
      return { result: redirect, isCacheable: false };
    }
    const isComplete = Object.values(responses).every(
      (response) => response.status < 500 && !isMomentary(response),
    );
    const missed = Object.values(responses).flatMap((response) => missedQuestion(response) ?? []);
    const [question] = missed;
    return {
      result: {
        kind: 'page',
        page,
        ...(question === undefined ? {} : { missed: question }),
      },
      // The fast path for cached pages would not record the question.
      isCacheable: output.isCacheable && isComplete && question === undefined,
    };
  }

  async function findResult(rawUrl: string, client: string): Promise<PageResult> {
    const renderer = await storefront.renderer();
    const url = canonicalPageUrl(rawUrl, renderer.queryParameters, renderer.repeatedParameters);
    const file = renderer.crawlerFiles.find(({ path }) => path === withoutQuery(url));
    const cacheKey = file?.path ?? url;
    const stale = await findStale(cacheKey);
    if (stale) return stale;
    const edition = await currentEdition();
    const { result } = await pageCache.getOrCreate(cacheKey, edition.name, async () => {
      if (isOverloaded()) throw new OverloadedError('The server is overloaded.');
      return file ? renderFile(renderer, file) : renderPage(renderer, url, { edition, client });
    });
    return result;
  }

  /** Returns the end of a chain of redirects, so that clients follow one alone. The page there is cached for their next request. */
  async function followRedirects(location: string, client: string): Promise<string> {
    let target = location;
    for (let redirects = 1; redirects < maxRedirects; redirects++) {
      // A page that fails is the next request's to report.
      const next = await findResult(target, client).catch(() => null);
      if (next?.kind !== 'redirect') break;
      target = next.location;
    }
    return target;
  }

  return {
    get cachedBytes() {
      return pageCache.size;
    },
    getCached(url) {
      const version = cachedVersion();
      if (version === null) return null;
      const cached = pageCache.getCached(url, editionName(version, currentDay()));
      return cached?.result.kind === 'page' ? cached.result.page : null;
    },
    async renderDrawing(family, values) {
      return (await storefront.renderer()).renderDrawing(family, values);
    },
    async renderForVisitor(rawUrl, rejectedForm, client = '') {
      const renderer = await storefront.renderer();
      const url = canonicalPageUrl(rawUrl, renderer.queryParameters, renderer.repeatedParameters);
      // Without a database the page is rendered from the cache, so that what was typed is not lost.
      const edition = await currentEdition().catch(
        ifUnavailable(lastEdition ?? unknownEdition(currentDay())),
      );
      const responses = await loadPageResources(renderer, url, { edition, client });
      const { today } = edition;
      const input = { url, responses, siteUrl, apiBase, today, rejectedForm };
      const { page } = await renderInTurn(client, renderer, input);
      if (page === null) throw new TypeError('The page of a form redirects.');
      return page;
    },
    async get(rawUrl, client = '') {
      const result = await findResult(rawUrl, client);
      if (result.kind === 'page') return result;
      // A temporary redirect has a query of its own, and no further ones after it.
      if (result.status === 302) return result;
      const location = await followRedirects(result.location, client);
      return { ...result, location: withQueryOf(rawUrl, location) };
    },
  };
}

/** Returns a redirect's target with the query as it was sent: parameters that select no page, such as `utm_source`, count too. */
function withQueryOf(url: string, location: string): string {
  const queryStart = url.indexOf('?');
  return `${withoutQuery(location)}${queryStart === -1 ? '' : url.slice(queryStart)}`;
}

/** Characters of the tables in a response, the one part of it that may be large. */
function tableCharacters(body: unknown): number {
  if (!Array.isArray(body)) return 0;
  return body.reduce((sum: number, { data }: { data?: unknown }) => sum + String(data ?? '').length, 0);
}

const unknownEdition = (today: string): Edition => ({ today, name: `unknown ${today}` });

const editionName = (version: number, today: string) => `${version} ${today}`;
