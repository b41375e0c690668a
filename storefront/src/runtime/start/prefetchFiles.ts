import { isHighLatencyConnection } from '../browser/roundTrip.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { loadPageResults } from '../data/pageResults.ts';
import { fetchScript } from '../hydration/preloadAndImport.ts';
import { prefetchStyles } from '../hydration/pageStyles.ts';

/**
 * Loads what the first press needs once the network is idle, in parallel: the page's data, style sheets that the document does
 * not contain, and the scripts of the page and of its links. The server lists them within a budget. On a high-latency
 * connection the browser follows links, and `prefetchDocuments` spends the budget.
 */
export async function prefetchFiles(files: readonly string[]): Promise<void> {
  await whenIdle();
  // The next intent retries.
  loadPageResults().catch(() => undefined);
  if (isHighLatencyConnection()) return;
  const isStyle = (href: string) => href.endsWith('.css');
  prefetchStyles(files.filter(isStyle));
  for (const href of files.filter((file) => !isStyle(file))) {
    // After a failure the press tries again.
    void prefetchModule(href).catch(() => undefined);
  }
}

async function prefetchModule(href: string): Promise<void> {
  await fetchScript(href, 'low');
  // From the browser's cache.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
