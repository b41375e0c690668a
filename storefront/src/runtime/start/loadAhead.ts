import { whenIdle } from '../browser/whenIdle.ts';
import { loadStylesheet } from '../hydration/pageStyles.ts';

/**
 * Loads what the first press needs once the line is idle, all at the same time: styles that only script brings, and the
 * modules of the page and of those its links lead to. The server has listed them within a budget.
 */
export async function loadAhead(files: readonly string[]): Promise<void> {
  await whenIdle();
  for (const href of files) {
    // The next intent tries again.
    if (href.endsWith('.css')) loadStylesheet(href).catch(() => undefined);
    else {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      link.fetchPriority = 'low';
      document.head.append(link);
    }
  }
}
