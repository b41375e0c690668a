import {
  type ApiResponses,
  comparisonParameters,
  maxNamedItems,
  type CrawlerFileRenderInput,
  finderBounds,
  finderUnits,
  rangeFieldPrefixes,
  type RenderInput,
  type RenderOutput,
} from '@elvora/catalogue/contract';
import { DrawingImage } from '@elvora/design-system/DimensionDrawing';
import { textFontUrl } from '@elvora/design-system/fonts';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { brand, map } from './content/company.json';
import { crawlerFiles as crawlerFileDefinitions } from './crawlerFiles/crawlerFiles.ts';
import { embeddedResult } from './embeddedResults.ts';
import { renderWithHeaderFooter } from './layout/cachedHeaderFooter.tsx';
import {
  type HeaderFooter,
  headerFooterModule,
  lazySiteFooter,
  lazySiteHeader,
} from './layout/lazyHeaderFooter.ts';
import { headerSearchQuery } from './layout/menu.ts';
import { categoryPage } from './category/categoryPage.ts';
import { loadNotFound, notFoundModule } from './notFound/NotFound.tsx';
import { parseProductPart } from './product/productPart.ts';
import { productPage } from './product/productPage.ts';
import { productsPage } from './products/productsPage.ts';
import { pages, routeTable } from './routes.ts';
import { imageBase } from './runtime/data/configuration.ts';
import { embeddedPageResults } from './runtime/data/pageResults.ts';
import { parseApiResponse } from './runtime/data/parseApiResponse.ts';
import {
  dataFromResults,
  type ResourceResult,
  type ResourceResults,
} from './runtime/data/resourceResults.ts';
import { resourceRounds } from './runtime/data/resourceRounds.ts';
import { scriptJson } from './runtime/document/escape.ts';
import { findFirstScreenEnd } from './runtime/document/FirstScreenEnd.tsx';
import { fontPreload, fontPreloadScript } from './runtime/document/fontPreload.ts';
import { renderHead } from './runtime/document/head.ts';
import type { MetadataCollector } from './runtime/document/MetadataContext.tsx';
import type { PageMetadata } from './runtime/document/pageMetadata.ts';
import type { PageState } from './runtime/document/pageState.ts';
import { lazyHydration } from './runtime/hydration/lazyHydration.tsx';
import type { PageDefinition } from './runtime/navigation/page.ts';
import { PagePlaceholder, pagePlaceholderHtml } from './runtime/navigation/PagePlaceholder.tsx';
import { renderHtml } from './runtime/server/renderHtml.ts';
import { menuResource } from './site/menuResource.ts';

// Rendering is synchronous: load every page's module before the first request.
const pageComponents = new Map(
  await Promise.all(
    pages.map(async (page) => {
      const { Component, load } = lazyHydration(
        () => page.load().then(({ Route }) => Route),
        <PagePlaceholder />,
      );
      const Page = await load();
      return [page, page.isEager ? Page : Component] as const;
    }),
  ),
);
await Promise.all([loadNotFound(), lazySiteHeader.load(), lazySiteFooter.load()]);

function pageComponentFor(page: PageDefinition): ComponentType {
  const Page = pageComponents.get(page);
  if (!Page) throw new Error(`The page ${page.path} is not in the route table.`);
  return Page;
}

/** Parses the responses to an address, each up to the size that a page embeds; some lead to further resources. */
function parseResults(url: string, responses: ApiResponses): ResourceResults {
  const results: Record<string, ResourceResult> = {};
  for (const refs of resourceRounds((parsed) => routeTable.resources(url, parsed), results)) {
    for (const ref of refs) {
      const response = Object.hasOwn(responses, ref.key) ? responses[ref.key] : undefined;
      if (!response) continue;
      results[ref.key] =
        ref.kind === 'product' ? parseProductPart(ref, response, url) : parseApiResponse(ref, response);
    }
  }
  return results;
}

/** Query parameters that change the rendered page. */
export const queryParameters = [
  'page',
  'rows',
  'query',
  'look',
  'subject',
  'product',
  'quantity',
  'sent',
  'size',
  'where',
  'sort',
  'unit',
  rangeFieldPrefixes.from,
  rangeFieldPrefixes.to,
  ...comparisonParameters,
] as const;

/** Maximum number of each repeatable parameter: one more than a page uses where it reports the excess. */
export const repeatedParameters = {
  size: 2,
  where: finderBounds.filters + 1,
  unit: finderUnits.length,
  item: maxNamedItems,
} as const;

/** Origins that pages may frame: the map, loaded on request (D-47). */
export const frameSources = [new URL(map.embedUrl).origin];

/** Scripts within the head of each document. */
export const inlineScripts = [fontPreloadScript];

/** Files for crawlers: path and content type. */
export const crawlerFiles = crawlerFileDefinitions.map(({ path, type }) => ({ path, type }));

/** Renders a file for crawlers in chunks. */
export function renderCrawlerFile(
  path: string,
  { fetchResource, ...input }: CrawlerFileRenderInput,
): AsyncIterable<string> {
  const file = crawlerFileDefinitions.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`There is no crawler file ${path}.`);
  return file.render({
    ...input,
    pages,
    fetchResourceData: async (ref) =>
      dataFromResults({ [ref.key]: parseApiResponse(ref, await fetchResource(ref.key)) }, ref),
  });
}

/** Renders the drawing of a family as a file. */
export const renderDrawing = (family: string, values: Readonly<Record<string, string>>): string | null =>
  renderToStaticMarkup(<DrawingImage family={family} values={values} />) || null;

/** Resource keys of an address, including those its responses lead to. */
export function resourceKeysFor(url: string, responses: ApiResponses = {}): string[] {
  return routeTable.resources(url, parseResults(url, responses)).map(({ key }) => key);
}

/** Rendering requests no data: all responses are loaded before. */
const noApiClient = () => Promise.reject(new TypeError('Pages are rendered without requests.'));

const hasAny = (query: URLSearchParams, names: readonly string[]) => names.some((name) => query.has(name));

const redirectOutput = {
  status: 301,
  head: '',
  html: '',
  state: scriptJson(null),
  firstScreenEnd: null,
  results: null,
  pageModule: '',
  modules: [],
  lazyModules: [],
  prefetchModules: [],
  isCacheable: false,
  errors: [],
};

/** The pages that most links lead to. */
const likelyPages = [categoryPage, productPage, productsPage];

/** Modules that the first interaction needs, most likely first: on a product its own parts, elsewhere the next page. */
const prefetchModulesOf = ({ module }: PageDefinition): string[] => {
  const ofLinks = ['src/runtime/data/apiClient.ts', ...likelyPages.map((page) => page.module)];
  return [
    headerFooterModule,
    ...(module === productPage.module ? [module, ...ofLinks] : [...ofLinks, module]),
  ];
};

/** One result is embedded in many pages; it is serialised once. */
const serializedResultTexts = new WeakMap<ResourceResult, string>();

/** Serialises the results that a page shows. */
function serializeResults(results: ResourceResults): string {
  const entries = Object.entries(results).map(([key, result]) => {
    const text = serializedResultTexts.get(result) ?? scriptJson(embeddedResult(key, result));
    serializedResultTexts.set(result, text);
    return `${scriptJson(key)}:${text}`;
  });
  return `{${entries.join(',')}}`;
}

/** Serialises the state embedded in the page, with `results` as JSON. */
const serializePageState = (state: Omit<PageState, 'results'>, results: string | null): string =>
  `${scriptJson(state).slice(0, -1)},"results":${results ?? 'null'}}`;

/** Renders a page from the responses to its resource keys. Rejects when the page itself fails, not just a part of it. */
export async function render({
  url,
  responses,
  siteUrl,
  apiBase,
  today,
  rejectedForm = null,
}: RenderInput): Promise<RenderOutput> {
  const results = parseResults(url, responses);
  const location = routeTable.redirect(url, results);
  if (location !== null) return { ...redirectOutput, location };
  let metadata: PageMetadata = { title: '', description: '', status: 500 };
  const collector: MetadataCollector = { collect: (collected) => void (metadata = collected) };
  const configuration = { apiBase, imageBase, siteUrl, today };
  const [pathname = '', search = ''] = url.split('?', 2);
  const page = routeTable.match(pathname);
  const renderPage = (headerFooter: HeaderFooter) =>
    renderHtml(
      <StaticRouter location={url}>
        <App
          results={embeddedPageResults(results)}
          collector={collector}
          configuration={configuration}
          headerFooter={headerFooter}
          loadApiClient={noApiClient}
          Page={pageComponentFor(page)}
          rejectedForm={rejectedForm}
        />
      </StaticRouter>,
    );
  const { html, errors } = await renderWithHeaderFooter(
    {
      menu: results[menuResource.key],
      pathname,
      query: headerSearchQuery(pathname, new URLSearchParams(search)),
      today,
    },
    renderPage,
  );
  if (html.includes(pagePlaceholderHtml))
    throw new Error('The page could not be rendered.', { cause: errors[0]?.error });
  if (metadata.redirectTo !== undefined)
    return { ...redirectOutput, status: 302, location: metadata.redirectTo };
  const status = metadata.status ?? 200;
  // Addresses that are not found are unlimited; pages with errors should be rendered again. Sizes far
  // outnumber products, and comparisons are even more numerous.
  const isCacheable =
    status === 200 &&
    errors.length === 0 &&
    !hasAny(new URLSearchParams(search), ['size', ...comparisonParameters]);
  const serializedResults = serializeResults(results);
  // Only parts that hydrate on intent read them; an uncached page would be rendered again for them.
  const isDeferred = isCacheable && !page.isEager && rejectedForm === null;
  return {
    status,
    head: `${fontPreload(textFontUrl)}\n${renderHead(metadata, { siteUrl, siteName: brand.name })}`,
    html,
    firstScreenEnd: isDeferred ? findFirstScreenEnd(html) : null,
    state: serializePageState({ configuration, rejectedForm }, isDeferred ? null : serializedResults),
    results: isDeferred ? serializedResults : null,
    pageModule: page.module,
    modules: [...(page.isEager ? [page.module] : []), ...(status === 404 ? [notFoundModule] : [])],
    lazyModules: [headerFooterModule, ...(page.isEager ? [] : [page.module])],
    prefetchModules: prefetchModulesOf(page),
    isCacheable,
    errors,
  };
}
