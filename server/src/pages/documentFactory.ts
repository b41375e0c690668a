import type { Logger } from 'pino';
import { type CachedPage, createCachedPage, createCachedResults } from './cachedPage.ts';
import { pagePolicy, renderHtmlDocument } from './htmlDocument.ts';
import type { Renderer, RenderOutput, Storefront } from './renderer.ts';

export interface DocumentFactoryOptions {
  storefront: Storefront;
  /** Endpoint to which browsers report violations of the content security policy. */
  reportUri: string;
  logger: Pick<Logger, 'error'>;
}

/** No page reaches this size by its content; a larger one is a bug to be reported. */
const maxDocumentBytes = 1_000_000;

export interface DocumentOptions {
  /** URL of the page. */
  url: string;
  /** Origins of pictures that staff entered by address. */
  imageSources: readonly string[];
  /** Whether the page will be cached, so that its styles can be requested separately. */
  isCacheable: boolean;
}

/** Returns a function that creates a document, with its assets and policy, from React's output. */
export const createDocumentFactory =
  ({ storefront, reportUri, logger }: DocumentFactoryOptions) =>
  async (
    renderer: Renderer,
    output: RenderOutput,
    { url, imageSources, isCacheable }: DocumentOptions,
  ): Promise<CachedPage> => {
    for (const { error, componentStack } of output.errors) {
      logger.error({ err: error, componentStack }, 'a part of a page could not be rendered');
    }
    const assets = await storefront.assets(output);
    const styles = assets.css?.(output.html, isCacheable ? output.firstScreenEnd : null) ?? null;
    const results = output.results === null ? null : createCachedResults(output.results);
    const document = renderHtmlDocument(output, { url, assets, styles, resultsHash: results?.hash ?? null });
    if (document.length > maxDocumentBytes)
      logger.error({ page: output.pageModule, bytes: document.length }, 'a page exceeds its size limit');
    return createCachedPage({
      status: output.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(output.html, styles?.inline ?? null, {
          frameSources: renderer.frameSources,
          inlineScripts: renderer.inlineScripts,
          reportUri,
          imageSources,
        }),
      },
      identity: document,
      results,
      deferredStyles: styles?.deferred ?? null,
    });
  };
