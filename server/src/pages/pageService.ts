import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { dayInTimeZone } from '@elvora/catalogue/operations';
import type { Logger } from 'pino';
import type { ApiResponse } from '../api/apiResponse.ts';
import { errorResponse } from '../api/apiResponse.ts';
import type { ApiHandler } from '../api/apiHandler.ts';
import { createAdaptiveCompressedBody } from '../api/compression.ts';
import { OverloadedError } from '../concurrencyLimit.ts';
import { withoutQuery } from '../http/requestLog.ts';
import { renderHtmlDocument, pagePolicy } from './htmlDocument.ts';
import { type CachedPage, createPageCache } from './pageCache.ts';
import { createRecentResponses } from './recentResponses.ts';
import type { RejectedForm, Renderer, RenderOutput, Storefront } from './renderer.ts';

export interface PageServiceOptions {
  storefront: Storefront;
  apiHandler: ApiHandler;
  catalogueVersion: () => Promise<number>;
  /** The version when it is known, else null. */
  cachedVersion: () => number | null;
  siteUrl: string;
  apiBase: string;
  timeZone: string;
  now?: () => Date;
  logger: Pick<Logger, 'error'>;
  /** Whether the server cannot keep up; then no page is drawn that is not kept. */
  isOverloaded?: () => boolean;
  /** Pages are drawn anew every time: while developing. @default false */
  isUncached?: boolean;
}

export type PageResult = { kind: 'page'; page: CachedPage } | { kind: 'redirect'; location: string };

/** Draws pages and keeps them. */
export interface PageService {
  /**
   * The page of a path and query, as the address line has them. Throws `URIError` when they cannot be read,
   * `BusyError` when it would have to be drawn while the server is overloaded.
   */
  get(url: string): Promise<PageResult>;
  /** The page of an address that is kept, when that can be told without a question to the database. */
  getCached(url: string): CachedPage | null;
  /** The page again, with the form it has sent and what is wrong with it. */
  renderFormErrors(url: string, rejectedForm: RejectedForm): Promise<CachedPage>;
  readonly cachedBytes: number;
}

const maxCacheBytes = 32 * 1024 * 1024;
/** A page names its resources, then those it learns of from their answers; a third round would be a mistake. */
const maxRounds = 3;

export function createPageService(options: PageServiceOptions): PageService {
  const {
    storefront,
    apiHandler,
    catalogueVersion,
    cachedVersion,
    siteUrl,
    apiBase,
    timeZone,
    now = () => new Date(),
    logger,
    isOverloaded = () => false,
  } = options;
  const cache = createPageCache(maxCacheBytes);
  const day = createDayClock(timeZone, now);
  const recent = options.isUncached ? (key: string) => apiHandler(key) : createRecentResponses(apiHandler);
  const drawing = new Map<string, Promise<PageResult>>();

  /** What pages are drawn for now: another day or another version makes another edition of them. */
  async function current(): Promise<{ today: string; edition: string }> {
    const today = day();
    return { today, edition: pageEdition(await catalogueVersion(), today) };
  }

  /** A resource that fails is an answer too: its part of the page says so, the rest stands. */
  async function settled(key: string, ask: () => Promise<ApiResponse>): Promise<ApiResponse> {
    try {
      return await ask();
    } catch (error) {
      logger.error({ err: error, resource: withoutQuery(key) }, 'a resource of a page failed');
      return errorResponse(503, 'This cannot be shown at the moment.');
    }
  }

  async function answersFor(
    renderer: Renderer,
    url: string,
    edition: string,
  ): Promise<Record<string, ApiResponse>> {
    const answers: Record<string, ApiResponse> = {};
    for (let round = 0; round < maxRounds; round++) {
      const missing = renderer.resourceKeysFor(url, answers).filter((key) => !Object.hasOwn(answers, key));
      if (missing.length === 0) break;
      for (const [key, given] of await Promise.all(
        missing.map(async (key) => [key, await settled(key, () => recent(key, edition))] as const),
      )) {
        answers[key] = given;
      }
    }
    return answers;
  }

  async function drawFile(
    renderer: Renderer,
    { path, type }: Renderer['crawlerFiles'][number],
    edition: string,
  ): Promise<PageResult> {
    // Such a file is made from whole lists, which no page shows and nobody should keep.
    const fetchResource = async (key: string) => {
      const given = await settled(key, () => apiHandler(key));
      if (given.status >= 500) throw new Error(`${path} lacks an answer.`);
      return given;
    };
    const pieces: Buffer[] = [];
    for await (const piece of renderer.renderCrawlerFile(path, { fetchResource, siteUrl, apiBase })) {
      pieces.push(Buffer.from(piece));
      // A long file is not to keep others waiting.
      await turn();
    }
    const page = createCachedPage({
      status: 200,
      headers: { 'content-type': type, 'content-security-policy': "default-src 'none'" },
      identity: Buffer.concat(pieces),
    });
    if (!options.isUncached) cache.set(path, edition, page);
    return { kind: 'page', page };
  }

  async function pageOf(renderer: Renderer, drawn: RenderOutput): Promise<CachedPage> {
    for (const { error, componentStack } of drawn.errors) {
      logger.error({ err: error, componentStack }, 'a part of a page could not be drawn');
    }
    const assets = await storefront.assets(drawn);
    return createCachedPage({
      status: drawn.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(drawn.html, assets.css, renderer.frameSources),
      },
      identity: renderHtmlDocument(drawn, assets),
    });
  }

  async function draw(renderer: Renderer, url: string, edition: string, today: string): Promise<PageResult> {
    const answers = await answersFor(renderer, url, edition);
    const drawn = await renderer.render({ url, responses: answers, siteUrl, apiBase, today });
    if (drawn.location !== undefined) return { kind: 'redirect', location: drawn.location };
    const page = await pageOf(renderer, drawn);
    const isWhole = Object.values(answers).every(({ status }) => status < 500);
    if (drawn.isCacheable && isWhole && !options.isUncached) cache.set(url, edition, page);
    return { kind: 'page', page };
  }

  return {
    get cachedBytes() {
      return cache.bytes;
    },
    getCached(url) {
      const version = cachedVersion();
      return (version !== null && cache.get(url, pageEdition(version, day()))) || null;
    },
    async renderFormErrors(raw, rejectedForm) {
      const renderer = await storefront.renderer();
      const url = canonicalPageUrl(raw, renderer.queryParameters);
      const { today, edition } = await current();
      const answers = await answersFor(renderer, url, edition);
      return pageOf(
        renderer,
        await renderer.render({ url, responses: answers, siteUrl, apiBase, today, rejectedForm }),
      );
    },
    async get(raw) {
      const renderer = await storefront.renderer();
      const url = canonicalPageUrl(raw, renderer.queryParameters);
      const { today, edition } = await current();
      const cached = cache.get(url, edition);
      if (cached) return { kind: 'page', page: cached };

      const ticket = `${edition} ${url}`;
      const underWay = drawing.get(ticket);
      if (underWay) return underWay;
      if (isOverloaded()) throw new OverloadedError('No page is drawn for now.');
      const file = renderer.crawlerFiles.find(({ path }) => path === withoutQuery(url));
      const begun = file ? drawFile(renderer, file, edition) : draw(renderer, url, edition, today);
      const drawn = begun.finally(() => drawing.delete(ticket));
      drawing.set(ticket, drawn);
      return drawn;
    },
  };
}

const pageEdition = (version: number, today: string) => `${version} ${today}`;

/** Today, reckoned anew once a minute: everywhere days begin on whole minutes. */
function createDayClock(timeZone: string, now: () => Date): () => string {
  let minute = Number.NaN;
  let day = '';
  return () => {
    const moment = now();
    const current = Math.floor(moment.getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      day = dayInTimeZone(timeZone, moment);
    }
    return day;
  };
}

/** The address that names a page: its path, and of its query only what makes another page, in one order (O81). */
export function canonicalPageUrl(raw: string, queryNames: readonly string[]): string {
  const at = raw.indexOf('?');
  const path = at === -1 ? raw : raw.slice(0, at);
  const names = path.split('/').map(decodeURIComponent);
  const given = new URLSearchParams(at === -1 ? '' : raw.slice(at + 1));
  if ([...names, ...given.keys(), ...given.values()].some((text) => text.includes('\0'))) {
    throw new URIError('The address holds a NUL.');
  }
  const known = new URLSearchParams();
  for (const name of queryNames) {
    const value = given.get(name);
    if (value !== null && value !== '') known.set(name, value);
  }
  const query = known.toString();
  return query === '' ? path : `${path}?${query}`;
}

function createCachedPage({
  status,
  headers,
  identity,
}: Pick<CachedPage, 'status' | 'headers' | 'identity'>): CachedPage {
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    headers: { ...headers, 'cache-control': 'no-cache', vary: 'accept-encoding', etag },
    identity,
    body: createAdaptiveCompressedBody(identity),
  };
}
