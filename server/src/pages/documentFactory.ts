import type { Logger } from 'pino';
import { ifUnavailable } from '../store/databaseErrors.ts';
import { type CachedPage, createCachedPage } from './cachedPage.ts';
import { pagePolicy, renderHtmlDocument } from './htmlDocument.ts';
import type { Renderer, RenderOutput, Storefront } from './renderer.ts';

export interface DocumentFactoryOptions {
  storefront: Storefront;
  /** Origins of pictures that staff have entered by address. */
  imageSources: () => Promise<readonly string[]>;
  /** Where browsers report violations of the content security policy. */
  reportUri: string;
  logger: Pick<Logger, 'error'>;
}

/** Every page stays below by its content; a larger one is a bug to be reported. */
const maxDocumentBytes = 1_000_000;

/** Returns a function that makes a document, with its assets and its policy, of what React has rendered. */
export const createDocumentFactory =
  ({ storefront, imageSources, reportUri, logger }: DocumentFactoryOptions) =>
  async (renderer: Renderer, output: RenderOutput): Promise<CachedPage> => {
    for (const { error, componentStack } of output.errors) {
      logger.error({ err: error, componentStack }, 'a part of a page could not be rendered');
    }
    const assets = await storefront.assets(output);
    const css = assets.css?.(output.html) ?? null;
    const document = renderHtmlDocument(output, assets, css);
    if (document.length > maxDocumentBytes)
      logger.error({ page: output.pageModule, bytes: document.length }, 'a page is larger than it should be');
    return createCachedPage({
      status: output.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(output.html, css, {
          frameSources: renderer.frameSources,
          reportUri,
          // Every page has them all: client-side navigation keeps the policy of the first document.
          imageSources: await imageSources().catch(ifUnavailable([])),
        }),
      },
      identity: document,
    });
  };
