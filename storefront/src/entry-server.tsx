import { textFontUrl } from '@elvora/design-system/fonts';
import type { ComponentType, ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { map } from './content/company.json';
import { type Configuration, imageBase } from './configuration.ts';
import { type ResourceResult, dataFromResults, type ResourceResults } from './data/resourceResults.ts';
import { type ApiResponse, type ApiResponses, parseApiResponse } from './data/parseApiResponse.ts';
import { resourceRef, type ResourceRef } from './data/resourceRef.ts';
import type { MetadataCollector } from './document/MetadataContext.tsx';
import { scriptJson } from './document/escape.ts';
import { renderHead } from './document/head.ts';
import type { PageMetadata } from './document/pageMetadata.ts';
import type { RejectedForm } from './forms/submittedForm.ts';
import { renderWithHeaderFooter, type RenderResult } from './layout/cachedHeaderFooter.tsx';
import {
  type HeaderFooter,
  headerFooterModule,
  lazySiteFooter,
  lazySiteHeader,
} from './layout/lazyHeaderFooter.ts';
import { headerSearchQuery } from './layout/menu.ts';
import { lazyHydration } from './hydration/lazyHydration.tsx';
import { type CrawlerFileInput, crawlerFiles } from './crawlerFiles/crawlerFiles.ts';
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

type CrawlerFileRequest = Omit<CrawlerFileInput, 'fetchResourceData'> & {
  ask: (key: string) => Promise<ApiResponse>;
};

function parseApiResponses(
  sources: readonly ResourceRef[],
  given: ApiResponses,
): Record<string, ResourceResult> {
  return Object.fromEntries(
    sources.flatMap((source) => {
      const answer = Object.hasOwn(given, source.key) ? given[source.key] : undefined;
      return answer ? [[source.key, parseApiResponse(source, answer)]] : [];
    }),
  );
}

/** What the host has answered for an address; some answers lead to further resources. */
function resolveResults(url: string, given: ApiResponses): ResourceResults {
  let answers: ResourceResults = {};
  for (;;) {
    const known = parseApiResponses(resourcesForUrl(url, answers), given);
    if (Object.keys(known).length === Object.keys(answers).length) return known;
    answers = known;
  }
}

/** Query parameters that make another page. */
export const queryNames = ['page', 'query', 'look', 'subject', 'product', 'quantity', 'sent'] as const;

/** Origins whose pages are shown inside ours when somebody asks for it: the map's (D-47). */
export const frameSources = [new URL(map.embedUrl).origin];

/** Files that no person reads: address and type. */
export const files = crawlerFiles.map(({ path, type }) => ({ path, type }));

/** The text of such a file, in pieces. */
export function renderFile(path: string, { ask, ...input }: CrawlerFileRequest): AsyncIterable<string> {
  const file = crawlerFiles.find((known) => known.path === path);
  if (!file) throw new Error(`There is no file ${path}.`);
  return file.render({
    ...input,
    fetchResourceData: async (asked) =>
      dataFromResults({ [asked.key]: parseApiResponse(asked, await ask(asked.key)) }, asked),
  });
}

/** Resource keys an address needs; asked again with the answers it has. */
export function keysFor(url: string, answers: ApiResponses = {}): string[] {
  return resourcesForUrl(url, resolveResults(url, answers)).map(({ key }) => key);
}

interface RenderInput {
  url: string;
  answers: ApiResponses;
  siteUrl: string;
  apiBase: string;
  today: string;
  /** The form the page was sent with, when it could not be taken. */
  refused?: RejectedForm | null | undefined;
}

/** A page cannot ask for anything while it is drawn: all it needs has been answered before. */
const noApiClient = () => Promise.reject(new TypeError('Pages are drawn without requests.'));

/** The text's typeface, before the style sheet that names it has come. */
const fontPreload = `<link rel="preload" as="font" type="font/woff2" href="${textFontUrl}" crossorigin>`;

/** A permanent redirect has no page. */
const redirectOutput = {
  status: 301,
  head: '',
  html: '',
  state: scriptJson(null),
  page: '',
  modules: [],
  lazyModules: [],
  cacheable: false,
  breaks: [],
};

/** A part of a page that could not be drawn: what it threw, and the components it stood in. */
interface RenderError {
  error: unknown;
  componentStack: string;
}

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
  const breaks: RenderError[] = [];
  const stream = await renderToReadableStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error, { componentStack = '' }) => void breaks.push({ error, componentStack }),
  });
  await stream.allReady;
  return { html: await new Response(stream).text(), errors: breaks };
}

interface PageState {
  configuration: Configuration;
  answers: ResourceResults;
  refused: RejectedForm | null;
}

/** One answer stands in many pages; it is written once. */
const serializedResults = new WeakMap<ResourceResult, string>();

/** The JSON of a page's state. */
function serializePageState({ answers, ...rest }: PageState): string {
  const entries = Object.entries(answers).map(([key, answered]) => {
    const text = serializedResults.get(answered) ?? scriptJson(answered);
    serializedResults.set(answered, text);
    return `${scriptJson(key)}:${text}`;
  });
  return `${scriptJson(rest).slice(0, -1)},"answers":{${entries.join(',')}}}`;
}

/** Draws a page from the answers to its resource keys. Rejects when the page itself breaks, not just a part of it. */
export async function render({ url, answers: given, siteUrl, apiBase, today, refused = null }: RenderInput) {
  const answers = resolveResults(url, given);
  const location = redirectForUrl(url, answers);
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
          results={answers}
          collector={collector}
          configuration={configuration}
          headerFooter={edges}
          loadApiClient={noApiClient}
          Page={pageComponentFor(route)}
          rejectedForm={refused}
        />
      </StaticRouter>,
    );
  const { html, errors } = await renderWithHeaderFooter(
    {
      menu: answers[resourceRef('menuCategories').key],
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
    state: serializePageState({ configuration, answers, refused }),
    page: route.module,
    modules: [...(route.isEager ? [route.module] : []), ...(status === 404 ? [notFoundModule] : [])],
    lazyModules: [headerFooterModule, ...(route.isEager ? [] : [route.module])],
    // Addresses that lead nowhere are without number; only whole pages are worth keeping.
    cacheable: status === 200 && errors.length === 0,
    breaks: errors,
  };
}
