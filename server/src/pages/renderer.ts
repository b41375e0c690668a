import type { FormFieldValues, FieldProblem } from '@elvora/catalogue/contract';
import type { ApiResponse } from '../api/apiResponse.ts';

/** A form that a page has sent by itself, without script, and that could not be taken. */
export interface RejectedForm {
  /** Path of the page. */
  path: string;
  texts: FormFieldValues;
  problems: readonly FieldProblem[];
}

/** What the storefront's server bundle is given to draw a page. */
export interface RenderInput {
  /** Path and known query of the page. */
  url: string;
  /** Answers by resource key, just as the API gives them. */
  answers: Readonly<Record<string, ApiResponse>>;
  /** Address of the site for absolute links. */
  siteUrl: string;
  apiBase: string;
  /** YYYY-MM-DD where the company is. */
  today: string;
  /** The form the page was sent with. */
  refused?: RejectedForm | undefined;
}

export interface RenderOutput {
  status: number;
  /** Where a permanent redirect leads; then nothing else counts. */
  location?: string;
  /** Elements of the document's head. */
  head: string;
  html: string;
  /** Escaped JSON the browser takes up the page from. */
  state: string;
  /** Source of the page's own module. */
  page: string;
  /** Source modules of the page, for its styles and scripts. */
  modules: readonly string[];
  /** Source modules whose styles the page needs, and whose scripts come when somebody turns to it. */
  lazyModules: readonly string[];
  /** Whether the page is the same for everybody until the catalogue changes. */
  cacheable: boolean;
  /** What could not be drawn of it: the rest of the page stands (O65). */
  breaks: readonly { error: unknown; componentStack: string }[];
}

/** The storefront as the server knows it: its built bundle, or its sources while developing. */
export interface Renderer {
  /** Query parameters that make another page; all others are ignored. */
  queryNames: readonly string[];
  /** Origins whose pages may be shown inside ours, when somebody asks for it (D-47). */
  frameSources: readonly string[];
  /** Resource keys a page needs; asked again with what is known until it names no new one. */
  keysFor(url: string, answers?: Readonly<Record<string, ApiResponse>>): readonly string[];
  /** Rejects when the page itself breaks, not just a part of it. */
  render(input: RenderInput): Promise<RenderOutput>;
  /** Files that no person reads, as the sitemap: their addresses and types. */
  files: readonly { path: string; type: string }[];
  /** The text of such a file, in pieces. */
  renderFile(path: string, input: RenderFileInput): AsyncIterable<string>;
}

interface RenderFileInput extends Pick<RenderInput, 'siteUrl' | 'apiBase'> {
  /** Answers a resource key, just as the API does. */
  ask: (key: string) => Promise<ApiResponse>;
}

/** Source modules of a drawn page. */
export type RenderedModules = Pick<RenderOutput, 'page' | 'modules' | 'lazyModules'>;

/** The text of a style element. */
export interface InlineStyles {
  bytes: Buffer;
  /** As a policy names it. */
  hash: string;
}

/** Scripts and styles of a document. */
export interface PageAssets {
  /** Addresses of what runs as soon as the document is read. */
  scripts: readonly string[];
  /** Addresses of the styles. */
  styles: readonly string[];
  /** Those styles, to stand in the document itself; null when they are to be loaded from their addresses. */
  css: InlineStyles | null;
  /** Address of the page's own module. */
  page: string;
  /** Addresses of the modules that are loaded when the page stands. */
  modules: readonly string[];
}

/** Where the renderer and the assets come from, asked anew for every page that is not cached. */
export interface Storefront {
  renderer(): Promise<Renderer>;
  assets(drawn: RenderedModules): Promise<PageAssets>;
}
