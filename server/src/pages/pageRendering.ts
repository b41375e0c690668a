import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Logger } from 'pino';
import { cspReportPath } from '../audit/cspReportRoutes.ts';
import { isTemporary, missedQuery } from '../http/apiResponse.ts';
import { ifUnavailable } from '../store/databaseErrors.ts';
import type { CachedPage } from './cachedPage.ts';
import { type CrawlerFile, renderCrawlerFile } from './crawlerFiles.ts';
import { createDocumentFactory } from './documentFactory.ts';
import type { ResourceResponses } from './loadResources.ts';
import type { PageContext, PageResources } from './pageResources.ts';
import type { RejectedForm, Renderer, RenderInput, Storefront } from './renderer.ts';
import type { RunInTurn } from './renderQueue.ts';

export interface PageRenderingOptions {
  storefront: Storefront;
  resources: PageResources;
  /** Origins of pictures that staff have entered by address. */
  imageSources: () => Promise<readonly string[]>;
  inTurn: RunInTurn;
  siteUrl: string;
  apiBase: string;
  logger: Pick<Logger, 'error'>;
}

export type PageResult =
  /** `isStale`: from the last known version, while the database does not respond. */
  /** `missed`: the query that the page has no results for. */
  | { kind: 'page'; page: CachedPage; isStale?: true; missed?: string }
  | { kind: 'redirect'; location: string; status: 301 | 302 };

export interface RenderedPage {
  result: PageResult;
  isCacheable: boolean;
}

/** Renders pages and crawler files from their resources. */
export interface PageRendering {
  page(renderer: Renderer, url: string, context: PageContext): Promise<RenderedPage>;
  /** Renders a page with the form that was submitted in it. */
  pageOfForm(
    renderer: Renderer,
    url: string,
    context: PageContext & { rejectedForm: RejectedForm },
  ): Promise<CachedPage>;
  crawlerFile(renderer: Renderer, file: CrawlerFile): Promise<RenderedPage>;
}

export function createPageRendering({
  storefront,
  resources,
  imageSources,
  inTurn,
  siteUrl,
  apiBase,
  logger,
}: PageRenderingOptions): PageRendering {
  const createDocument = createDocumentFactory({
    storefront,
    reportUri: `${apiBase}${cspReportPath}`,
    logger,
  });

  async function renderInTurn(
    client: string,
    renderer: Renderer,
    { input, isCacheable }: { input: RenderInput; isCacheable: boolean },
  ) {
    // Every page includes all of them: client-side navigation keeps the policy of the first document.
    const documentOptions = {
      url: input.url,
      imageSources: await imageSources().catch(ifUnavailable([])),
      isCacheable,
    };
    return inTurn(client, async () => {
      const output = await renderer.render(input);
      if (output.location !== undefined) return { output, page: null };
      await yieldToEventLoop();
      return { output, page: await createDocument(renderer, output, documentOptions) };
    });
  }

  return {
    async page(renderer, url, context) {
      const responses = await resources.load(renderer, url, context);
      const { today } = context.edition;
      const input = { url, responses, siteUrl, apiBase, today };
      const [missed] = Object.values(responses).flatMap((response) => missedQuery(response) ?? []);
      // The fast path for cached pages would not record the missed search.
      const isCacheable = isComplete(responses) && missed === undefined;
      const { output, page } = await renderInTurn(context.client, renderer, { input, isCacheable });
      if (page === null) {
        const { location = '/', status } = output;
        const redirect = { kind: 'redirect', location, status: status === 302 ? 302 : 301 } as const;
        return { result: redirect, isCacheable: false };
      }
      return {
        result: { kind: 'page', page, ...(missed === undefined ? {} : { missed }) },
        isCacheable: output.isCacheable && isCacheable,
      };
    },
    async pageOfForm(renderer, url, { rejectedForm, ...context }) {
      const responses = await resources.load(renderer, url, context);
      const { today } = context.edition;
      const input = { url, responses, siteUrl, apiBase, today, rejectedForm };
      const { page } = await renderInTurn(context.client, renderer, { input, isCacheable: false });
      if (page === null) throw new TypeError('The page of a form redirects.');
      return page;
    },
    async crawlerFile(renderer, file) {
      // Bypasses the response cache: these files list the full catalogue, which no page does.
      const fetchResource = async (key: string) => {
        const response = await resources.loadUncached(key);
        if (response.status >= 500) throw new Error(`${file.path} lacks a resource.`);
        return response;
      };
      const page = await renderCrawlerFile(renderer, file, { fetchResource, siteUrl, apiBase });
      return { result: { kind: 'page', page }, isCacheable: true };
    },
  };
}

const isComplete = (responses: ResourceResponses) =>
  Object.values(responses).every((response) => response.status < 500 && !isTemporary(response));
