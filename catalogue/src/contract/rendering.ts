import type { QuoteListEntry } from '../model/quote.ts';
import type { FormFieldValues } from './formFieldValues.ts';
import type { FieldProblem } from './validate.ts';

/** Response of the API to a resource key: the same over HTTP and in process. */
export interface ApiResponse {
  /** HTTP status code. */
  status: number;
  /** Parsed JSON. */
  body: unknown;
  /** Extra headers, such as `link`. */
  headers?: Readonly<Record<string, string>>;
}

/** API responses by resource key. */
export type ApiResponses = Readonly<Record<string, ApiResponse>>;

/** A form that was submitted without script and failed validation. */
export interface RejectedForm {
  /** Path of the page that holds the form. */
  path: string;
  texts: FormFieldValues;
  problems: readonly FieldProblem[];
  /** The quote list that the visitor has made without script (D-63). */
  quoteList?: readonly QuoteListEntry[];
}

/** Input for one page. */
export interface RenderInput {
  /** Path of the page, with the query parameters that select it. */
  url: string;
  /** A response for each of the page's resource keys. */
  responses: ApiResponses;
  /** Origin of the site for absolute links; no slash at the end. */
  siteUrl: string;
  /** Base path of the API; no slash at the end. */
  apiBase: string;
  /** YYYY-MM-DD in the site's time zone. */
  today: string;
  /** The submitted form to show again. */
  rejectedForm?: RejectedForm | null | undefined;
}

/** A component that threw, and the stack of components above it. */
export interface RenderError {
  error: unknown;
  componentStack: string;
}

/** A rendered page. */
export interface RenderOutput {
  /** HTTP status code. */
  status: number;
  /**
   * Target of a redirect: a path for a permanent one (301), which keeps the query of the request; an address
   * with its own query for a temporary one (302). All other members are then empty.
   */
  location?: string;
  /** Elements of the document's `<head>`. */
  head: string;
  html: string;
  /**
   * Index in `html` at which the first screen ends and a link to the remaining styles may be inserted; null when the document
   * has to contain all of them.
   */
  firstScreenEnd: number | null;
  /** State for hydration as JSON, escaped for a script element. */
  state: string;
  /**
   * Address of the remaining page state, loaded on the first interaction; null when `state` is
   * complete.
   */
  results: string | null;
  /** Source file of the page's own module. */
  pageModule: string;
  /** Source files whose styles and scripts are needed for the first paint. */
  modules: readonly string[];
  /**
   * Source files whose styles are needed for the first paint, and whose scripts load on the first
   * interaction.
   */
  lazyModules: readonly string[];
  /**
   * Source files that the first press or link is likely to need, most likely first; loaded when the network
   * is idle.
   */
  prefetchModules: readonly string[];
  /** Whether every visitor gets the same page until the catalogue changes. */
  isCacheable: boolean;
  /** Errors of the parts that are missing from the page (O65). */
  errors: readonly RenderError[];
}

/** A file for crawlers and browsers, such as the sitemap. */
export interface CrawlerFileInfo {
  path: string;
  /** Content type. */
  type: string;
}

/** Input for a crawler file. */
export interface CrawlerFileRenderInput extends Pick<RenderInput, 'siteUrl' | 'apiBase'> {
  /** Requests a resource key from the API, in process. */
  fetchResource: (key: string) => Promise<ApiResponse>;
}

/** Exports of the storefront's server bundle. */
export interface Renderer {
  /** Query parameters that select a page; all others are ignored. A name that ends in `.` is a prefix. */
  queryParameters: readonly string[];
  /** Parameters that may be repeated, with the maximum number of values. */
  repeatedParameters: Readonly<Record<string, number>>;
  /** Origins that pages may embed in a frame (D-47). */
  frameSources: readonly string[];
  /** Texts of the scripts within each document's head, which the content security policy allows by their hash. */
  inlineScripts: readonly string[];
  /** Resource keys of a page. Call it again with the responses until it returns no new key. */
  resourceKeysFor: (url: string, responses?: ApiResponses) => readonly string[];
  /** Rejects when the page itself throws, not just a part of it. */
  render: (input: RenderInput) => Promise<RenderOutput>;
  crawlerFiles: readonly CrawlerFileInfo[];
  /** Text of a crawler file, in chunks. Throws for an unknown path. */
  renderCrawlerFile: (path: string, input: CrawlerFileRenderInput) => AsyncIterable<string>;
  /** SVG of a drawing family, with the given dimension values by letter; null for an unknown family. */
  renderDrawing: (family: string, values: Readonly<Record<string, string>>) => string | null;
}
