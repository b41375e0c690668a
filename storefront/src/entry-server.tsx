import { textFontUrl } from '@elvora/design-system/fonts';
import type { ComponentType, ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { map } from './content/company.json';
import { type Configuration, imageBase } from './configuration.ts';
import { type Answered, answerIn, type Answers } from './data/answers.ts';
import { type HostAnswer, type HostAnswers, readAnswer } from './data/readAnswer.ts';
import { source, type Source } from './data/sources.ts';
import type { DocumentCollector } from './document/DocumentContext.tsx';
import { scriptJson } from './document/escape.ts';
import { headOf } from './document/head.ts';
import type { PageDocument } from './document/pageDocument.ts';
import type { RefusedForm } from './forms/answeredForm.ts';
import { drawWithEdges, type Drawn } from './frame/keptEdges.tsx';
import { type Edges, edgesModule, lazyFoot, lazyHead } from './frame/lazyEdges.ts';
import { headQuery } from './frame/menu.ts';
import { lazyHydration } from './hydration/lazyHydration.tsx';
import { type FileInput, machineFiles } from './machines/files.ts';
import { NoPage, noPageHtml } from './router/NoPage.tsx';
import { loadNotFound, notFoundModule } from './notFound/NotFound.tsx';
import { matchRoute, redirectOf, type RouteDefinition, routes, sourcesOf } from './router/routes.ts';

// Drawing is synchronous: every page's module is here before the first request.
const pages = new Map(
  await Promise.all(
    routes.map(async (route) => {
      const { Part, load } = lazyHydration(() => route.load().then(({ Route }) => Route), <NoPage />);
      const Page = await load();
      return [route, route.isEager ? Page : Part] as const;
    }),
  ),
);
await Promise.all([loadNotFound(), lazyHead.load(), lazyFoot.load()]);

function pageOf(route: RouteDefinition): ComponentType {
  const page = pages.get(route);
  if (!page) throw new Error(`The page ${route.path} is not in the table.`);
  return page;
}

type HostFileInput = Omit<FileInput, 'ask'> & { ask: (key: string) => Promise<HostAnswer> };

function readAll(sources: readonly Source[], given: HostAnswers): Record<string, Answered> {
  return Object.fromEntries(
    sources.flatMap((source) => {
      const answer = Object.hasOwn(given, source.key) ? given[source.key] : undefined;
      return answer ? [[source.key, readAnswer(source, answer)]] : [];
    }),
  );
}

/** What the host has answered for an address; some answers lead to further resources. */
function answersOf(url: string, given: HostAnswers): Answers {
  let answers: Answers = {};
  for (;;) {
    const known = readAll(sourcesOf(url, answers), given);
    if (Object.keys(known).length === Object.keys(answers).length) return known;
    answers = known;
  }
}

/** Query parameters that make another page. */
export const queryNames = ['page', 'query', 'look', 'subject', 'product', 'quantity', 'sent'] as const;

/** Origins whose pages are shown inside ours when somebody asks for it: the map's (D-47). */
export const frameSources = [new URL(map.embedUrl).origin];

/** Files that no person reads: address and type. */
export const files = machineFiles.map(({ path, type }) => ({ path, type }));

/** The text of such a file, in pieces. */
export function renderFile(path: string, { ask, ...input }: HostFileInput): AsyncIterable<string> {
  const file = machineFiles.find((known) => known.path === path);
  if (!file) throw new Error(`There is no file ${path}.`);
  return file.pieces({
    ...input,
    ask: async (asked) => answerIn({ [asked.key]: readAnswer(asked, await ask(asked.key)) }, asked),
  });
}

/** Resource keys an address needs; asked again with the answers it has. */
export function keysFor(url: string, answers: HostAnswers = {}): string[] {
  return sourcesOf(url, answersOf(url, answers)).map(({ key }) => key);
}

interface RenderInput {
  url: string;
  answers: HostAnswers;
  siteUrl: string;
  apiBase: string;
  today: string;
  /** The form the page was sent with, when it could not be taken. */
  refused?: RefusedForm | null | undefined;
}

/** A page cannot ask for anything while it is drawn: all it needs has been answered before. */
const noLine = () => Promise.reject(new TypeError('Pages are drawn without requests.'));

/** The text's typeface, before the style sheet that names it has come. */
const fontPreload = `<link rel="preload" as="font" type="font/woff2" href="${textFontUrl}" crossorigin>`;

/** A permanent redirect has no page. */
const nothingDrawn = {
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
interface Break {
  error: unknown;
  componentStack: string;
}

/** What React writes in front of a part that broke. */
const brokenPart = '<!--$!-->';

/**
 * The HTML of an element, all of it where it belongs: a page that puts itself together would need inline scripts. What
 * breaks is drawn again by the slower way, which tells what was thrown and where.
 */
async function htmlOf(element: ReactNode): Promise<Drawn<Break>> {
  try {
    const html = renderToString(element);
    if (!html.includes(brokenPart)) return { html, breaks: [] };
  } catch {
    // Nothing stands where it broke. It does so again below.
  }
  const breaks: Break[] = [];
  const stream = await renderToReadableStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error, { componentStack = '' }) => void breaks.push({ error, componentStack }),
  });
  await stream.allReady;
  return { html: await new Response(stream).text(), breaks };
}

interface State {
  configuration: Configuration;
  answers: Answers;
  refused: RefusedForm | null;
}

/** One answer stands in many pages; it is written once. */
const written = new WeakMap<Answered, string>();

/** The JSON of a page's state. */
function stateOf({ answers, ...rest }: State): string {
  const entries = Object.entries(answers).map(([key, answered]) => {
    const text = written.get(answered) ?? scriptJson(answered);
    written.set(answered, text);
    return `${scriptJson(key)}:${text}`;
  });
  return `${scriptJson(rest).slice(0, -1)},"answers":{${entries.join(',')}}}`;
}

/** Draws a page from the answers to its resource keys. Rejects when the page itself breaks, not just a part of it. */
export async function render({ url, answers: given, siteUrl, apiBase, today, refused = null }: RenderInput) {
  const answers = answersOf(url, given);
  const location = redirectOf(url, answers);
  if (location !== null) return { ...nothingDrawn, location };
  let page: PageDocument = { title: '', description: '', status: 500 };
  const collector: DocumentCollector = { collect: (stated) => void (page = stated) };
  const configuration = { apiBase, imageBase, siteUrl, today };
  const [pathname = '', search = ''] = url.split('?', 2);
  const { route } = matchRoute(pathname);
  const draw = (edges: Edges) =>
    htmlOf(
      <StaticRouter location={url}>
        <App
          answers={answers}
          collector={collector}
          configuration={configuration}
          edges={edges}
          loadLine={noLine}
          Page={pageOf(route)}
          refused={refused}
        />
      </StaticRouter>,
    );
  const { html, breaks } = await drawWithEdges(
    {
      menu: answers[source('menuCategories').key],
      pathname,
      query: headQuery(pathname, new URLSearchParams(search)),
      today,
    },
    draw,
  );
  if (html.includes(noPageHtml)) throw new Error('The page broke.', { cause: breaks[0]?.error });
  const status = page.status ?? 200;
  return {
    status,
    head: `${fontPreload}\n${headOf(page, siteUrl)}`,
    html,
    state: stateOf({ configuration, answers, refused }),
    page: route.module,
    modules: [...(route.isEager ? [route.module] : []), ...(status === 404 ? [notFoundModule] : [])],
    lazyModules: [edgesModule, ...(route.isEager ? [] : [route.module])],
    // Addresses that lead nowhere are without number; only whole pages are worth keeping.
    cacheable: status === 200 && breaks.length === 0,
    breaks,
  };
}
