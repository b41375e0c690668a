import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type CachedPage, createCachedPage } from './cachedPage.ts';
import type { Renderer } from './renderer.ts';

export type CrawlerFile = Renderer['crawlerFiles'][number];

/** Renders robots.txt, the sitemap or the manifest. */
export async function renderCrawlerFile(
  renderer: Renderer,
  { path, type }: CrawlerFile,
  context: Parameters<Renderer['renderCrawlerFile']>[1],
): Promise<CachedPage> {
  const chunks: Buffer[] = [];
  for await (const chunk of renderer.renderCrawlerFile(path, context)) {
    chunks.push(Buffer.from(chunk));
    // Yields to other requests while a long file is rendered.
    await yieldToEventLoop();
  }
  return createCachedPage({
    status: 200,
    headers: { 'content-type': type, 'content-security-policy': "default-src 'none'" },
    identity: Buffer.concat(chunks),
  });
}
