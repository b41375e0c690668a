import type { Logger } from 'pino';
import type { ApiHandler } from '../api/apiHandler.ts';
import { createVersionedCache } from '../cache/versionedCache.ts';
import { type ApiResponse, errorResponse, isTemporary } from '../http/apiResponse.ts';
import { withoutQuery } from '../http/requestLog.ts';
import type { Edition } from './editionClock.ts';
import { loadResources, type ResourceResponses } from './loadResources.ts';
import type { Renderer } from './renderer.ts';
import type { RunInTurn } from './renderQueue.ts';

export interface PageResourcesOptions {
  apiHandler: ApiHandler;
  inTurn: RunInTurn;
  logger: Pick<Logger, 'error'>;
  isUncached: boolean;
}

/** Client and edition that a page is rendered for. */
export interface PageContext {
  edition: Edition;
  client: string;
}

/** Responses that pages are rendered from. A failure is a response, too: its part of the page shows the error. */
export interface PageResources {
  /** Loads the resources of a page, from shared responses or from the API. */
  load(renderer: Renderer, url: string, context: PageContext): Promise<ResourceResponses>;
  /** Loads one resource past the cache. */
  loadUncached(key: string): Promise<ApiResponse>;
}

/** Maximum size of the shared responses, such as the menu: a hundred of them, fewer when they contain tables. */
const maxSharedCharacters = 5_000_000;
const minSharedCharacters = 50_000;

export function createPageResources({
  apiHandler,
  inTurn,
  logger,
  isUncached,
}: PageResourcesOptions): PageResources {
  const responseCache = createVersionedCache<string, ApiResponse>({
    maxSize: maxSharedCharacters,
    sizeOf: ({ body }) => minSharedCharacters + tableCharacters(body),
    isCacheable: (response) => response.status === 200 && !isTemporary(response) && !isUncached,
  });

  async function loadOrReport(key: string, load: () => Promise<ApiResponse>): Promise<ApiResponse> {
    try {
      return await load();
    } catch (error) {
      logger.error({ err: error, resource: withoutQuery(key) }, 'a resource of a page failed');
      return errorResponse(503, 'This cannot be shown right now.');
    }
  }

  return {
    load: (renderer, url, { edition, client }) =>
      loadResources({
        keysFor(responses) {
          const readKeys = () => renderer.resourceKeysFor(url, responses);
          // Responses are parsed to measure them, and a table may be large.
          return Object.keys(responses).length === 0 ? readKeys() : inTurn(client, readKeys);
        },
        load: (key) =>
          loadOrReport(key, () => responseCache.getOrCreate(key, edition.name, () => apiHandler(key))),
      }),
    loadUncached: (key) => loadOrReport(key, () => apiHandler(key)),
  };
}

/** Number of characters of the tables in a response, the only part that may be large. */
function tableCharacters(body: unknown): number {
  if (!Array.isArray(body)) return 0;
  return body.reduce((sum: number, { data }: { data?: unknown }) => sum + String(data ?? '').length, 0);
}
