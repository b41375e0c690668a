import type { Renderer, RenderOutput } from '@elvora/catalogue/contract';
import * as v from 'valibot';
import type { CompressedBody } from '../http/compression.ts';

export type { RejectedForm, Renderer, RenderInput, RenderOutput } from '@elvora/catalogue/contract';

const rendererSchema = v.object({
  queryParameters: v.array(v.string()),
  repeatedParameters: v.record(v.string(), v.number()),
  frameSources: v.array(v.string()),
  inlineScripts: v.array(v.string()),
  resourceKeysFor: v.function(),
  render: v.function(),
  crawlerFiles: v.array(v.object({ path: v.string(), type: v.string() })),
  renderCrawlerFile: v.function(),
  renderDrawing: v.function(),
} satisfies Record<keyof Renderer, v.GenericSchema>);

/**
 * Checks that a module has the exports of a `Renderer`: an outdated or broken build fails at the start instead of with the
 * first page. Throws `TypeError` with the name of the export.
 */
export function assertRenderer(module: unknown, file: string): asserts module is Renderer {
  const result = v.safeParse(rendererSchema, module, { abortEarly: true });
  if (result.success) return;
  const [issue] = result.issues;
  throw new TypeError(
    `${file} is not a storefront bundle of this version: ${v.getDotPath(issue) ?? 'module'}: ${issue.message}. Build the storefront again.`,
  );
}

/** Source files of a rendered page. */
export type RenderedModules = Pick<
  RenderOutput,
  'pageModule' | 'modules' | 'lazyModules' | 'prefetchModules'
>;

/** Content of a style element. */
export interface InlineStyles {
  bytes: Buffer;
  /** SHA-256 in Base64, as a content security policy lists it. */
  hash: string;
}

/** Styles that load where the first screen ends. */
export interface DeferredStyles {
  /** Identifies the build, a dot, and the content. */
  version: string;
  body: CompressedBody;
  /** All styles of the page, for a document of the same build with other content. */
  full: CompressedBody;
}

/** The styles that the HTML of a document needs. */
export interface DocumentStyles {
  inline: InlineStyles;
  /** Null when all styles are inline. */
  deferred: DeferredStyles | null;
}

/** Scripts and styles of a document, by URL. */
export interface PageAssets {
  /** Scripts that run as soon as the document is parsed. */
  scripts: readonly string[];
  styles: readonly string[];
  /**
   * The part of those styles that a page's HTML needs, split at the end of its first screen unless that is null; null when the
   * document links all styles.
   */
  css: ((html: string, firstScreenEnd: number | null) => DocumentStyles) | null;
  /** The page's own module. */
  page: string;
  /** Modules that load after the first paint. */
  modules: readonly string[];
  /** Styles and modules that load when the network is idle, for the first press. */
  prefetch: readonly string[];
}

/** Source of the renderer and its assets; called for every page that is not cached. */
export interface Storefront {
  renderer(): Promise<Renderer>;
  assets(rendered: RenderedModules): Promise<PageAssets>;
}
