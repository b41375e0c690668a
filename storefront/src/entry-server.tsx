import type {
  ApiResponses,
  CrawlerFileRenderInput,
  RenderError,
  RenderInput,
  RenderOutput,
} from '@elvora/catalogue/contract';
import { textFontUrl } from '@elvora/design-system/fonts';
import type { ComponentType, ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { map } from './content/company.json';
import { imageBase } from './configuration.ts';
import { type ResourceResult, dataFromResults, type ResourceResults } from './data/resourceResults.ts';
import { parseApiResponse } from './data/parseApiResponse.ts';
import { resourceRef, type ResourceRef } from './data/resourceRef.ts';
import type { MetadataCollector } from './document/MetadataContext.tsx';
import { scriptJson } from './document/escape.ts';
import { renderHead } from './document/head.ts';
import type { PageMetadata } from './document/pageMetadata.ts';
import { renderWithHeaderFooter, type RenderResult } from './layout/cachedHeaderFooter.tsx';
import {
  type HeaderFooter,
  headerFooterModule,
  lazySiteFooter,
  lazySiteHeader,
} from './layout/lazyHeaderFooter.ts';
import { headerSearchQuery } from './layout/menu.ts';
import { lazyHydration } from './hydration/lazyHydration.tsx';
import { crawlerFiles as crawlerFileDefinitions } from './crawlerFiles/crawlerFiles.ts';
import type { PageState } from './document/pageState.ts';
import { PagePlaceholder, pagePlaceholderHtml } from './router/PagePlaceholder.tsx';
import { loadNotFound, notFoundModule } from './notFound/NotFound.tsx';
import {
  matchRoute,
  redirectForUrl,
  type RouteDefinition,
  routes,
  resourcesForUrl,
} from './router/routes.ts';

// Drawing is synchronous: every page's module is here before the first request.
const pages = new Map(
  await Promise.all(
    routes.map(async (route) => {
      const { Component, load } = lazyHydration(
        () => route.load().then(({ Route }) => Route),
        <PagePlaceholder />,
      );
      const Page = await load();
      return [route, route.isEager ? Page : Component] as const;
    }),
  ),
);
await Promise.all([loadNotFound(), lazySiteHeader.load(), lazySiteFooter.load()]);

function pageComponentFor(route: RouteDefinition): ComponentType {
  const page = pages.get(route);
  if (!page) throw new Error(`The page ${route.path} is not in the table.`);
  return page;
}

function parseApiResponses(
  refs: readonly ResourceRef[],
  responses: ApiResponses,
): Record<string, ResourceResult> {
  return Object.fromEntries(
    refs.flatMap((ref) => {
      const response = Object.hasOwn(responses, ref.key) ? responses[ref.key] : undefined;
      return response ? [[ref.key, parseApiResponse(ref, response)]] : [];
    }),
  );
}

/** Parses the responses that belong to a URL; some of them name further resources. */
function resolveResults(url: string, responses: ApiResponses): ResourceResults {
  let results: ResourceResults = {};
  for (;;) {
    const next = parseApiResponses(resourcesForUrl(url, results), responses);
    if (Object.keys(next).length === Object.keys(results).length) return next;
    results = next;
  }
}

/** Query parameters that select a page. */
export const queryParameters = ['page', 'query', 'look', 'subject', 'product', 'quantity', 'sent'] as const;

/** Origins that pages may embed in a frame: the map's (D-47). */
export const frameSources = [new URL(map.embedUrl).origin];

/** Files for crawlers and browsers, such as the sitemap. */
export const crawlerFiles = crawlerFileDefinitions.map(({ path, type }) => ({ path, type }));

/** Renders a crawler file in chunks. Throws for an unknown path. */
export function renderCrawlerFile(
  path: string,
  { fetchResource, ...input }: CrawlerFileRenderInput,
): AsyncIterable<string> {
  const file = crawlerFileDefinitions.find((definition) => definition.path === path);
  if (!file) throw new Error(`There is no crawler file ${path}.`);
  return file.render({
    ...input,
    fetchResourceData: async (ref) =>
      dataFromResults({ [ref.key]: parseApiResponse(ref, await fetchResource(ref.key)) }, ref),
  });
}

/** Returns the resource keys of a URL; more of them with the responses to the first. */
export function resourceKeysFor(url: string, responses: ApiResponses = {}): string[] {
  return resourcesForUrl(url, resolveResults(url, responses)).map(({ key }) => key);
}

/** Rendering sends no requests: all responses are part of the input. */
const noApiClient = () => Promise.reject(new TypeError('Rendering sends no requests.'));

/** The text's typeface, before the style sheet that names it has come. */
const fontPreload = `<link rel="preload" as="font" type="font/woff2" href="${textFontUrl}" crossorigin>`;

/** A permanent redirect has no page. */
const redirectOutput = {
  status: 301,
  head: '',
  html: '',
  state: scriptJson(null),
  pageModule: '',
  modules: [],
  lazyModules: [],
  isCacheable: false,
  errors: [],
};

/** What React writes in front of a part that broke. */
const suspenseErrorMarker = '<!--$!-->';

/**
 * The HTML of an element, all of it where it belongs: a page that puts itself together would need inline scripts. What
 * breaks is drawn again by the slower way, which tells what was thrown and where.
 */
async function renderHtml(element: ReactNode): Promise<RenderResult<RenderError>> {
  try {
    const html = renderToString(element);
    if (!html.includes(suspenseErrorMarker)) return { html, errors: [] };
  } catch {
    // Nothing stands where it broke. It does so again below.
  }
  const errors: RenderError[] = [];
  const stream = await renderToReadableStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error, { componentStack = '' }) => void errors.push({ error, componentStack }),
  });
  await stream.allReady;
  return { html: await new Response(stream).text(), errors };
}

/** One answer stands in many pages; it is written once. */
const serializedResults = new WeakMap<ResourceResult, string>();

/** The JSON of a page's state. */
function serializePageState({ results, ...rest }: PageState): string {
  const entries = Object.entries(results).map(([key, result]) => {
    const text = serializedResults.get(result) ?? scriptJson(result);
    serializedResults.set(result, text);
    return `${scriptJson(key)}:${text}`;
  });
  return `${scriptJson(rest).slice(0, -1)},"results":{${entries.join(',')}}}`;
}

/** Renders a page from the responses to its resource keys. Rejects when the page itself throws, not just a part of it. */
export async function render({
  url,
  responses,
  siteUrl,
  apiBase,
  today,
  rejectedForm = null,
}: RenderInput): Promise<RenderOutput> {
  const results = resolveResults(url, responses);
  const location = redirectForUrl(url, results);
  if (location !== null) return { ...redirectOutput, location };
  let page: PageMetadata = { title: '', description: '', status: 500 };
  const collector: MetadataCollector = { collect: (stated) => void (page = stated) };
  const configuration = { apiBase, imageBase, siteUrl, today };
  const [pathname = '', search = ''] = url.split('?', 2);
  const { route } = matchRoute(pathname);
  const draw = (edges: HeaderFooter) =>
    renderHtml(
      <StaticRouter location={url}>
        <App
          results={results}
          collector={collector}
          configuration={configuration}
          headerFooter={edges}
          loadApiClient={noApiClient}
          Page={pageComponentFor(route)}
          rejectedForm={rejectedForm}
        />
      </StaticRouter>,
    );
  const { html, errors } = await renderWithHeaderFooter(
    {
      menu: results[resourceRef('menuCategories').key],
      pathname,
      query: headerSearchQuery(pathname, new URLSearchParams(search)),
      today,
    },
    draw,
  );
  if (html.includes(pagePlaceholderHtml)) throw new Error('The page broke.', { cause: errors[0]?.error });
  const status = page.status ?? 200;
  return {
    status,
    head: `${fontPreload}\n${renderHead(page, siteUrl)}`,
    html,
    state: serializePageState({ configuration, results, rejectedForm }),
    pageModule: route.module,
    modules: [...(route.isEager ? [route.module] : []), ...(status === 404 ? [notFoundModule] : [])],
    lazyModules: [headerFooterModule, ...(route.isEager ? [] : [route.module])],
    // Addresses that lead nowhere are without number; only whole pages are worth keeping.
    isCacheable: status === 200 && errors.length === 0,
    errors,
  };
}
