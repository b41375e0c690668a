import { whenIdle } from '../browser/whenIdle.ts';
import { fetchScript } from '../hydration/preloadAndImport.ts';
import { loadStylesAhead } from '../hydration/pageStyles.ts';

/**
 * Loads what the first press needs once the line is idle, all at the same time: styles that only script brings, and the
 * scripts of the page and of those its links lead to. The server has listed them within a budget.
 */
export async function loadAhead(files: readonly string[]): Promise<void> {
  await whenIdle();
  const isStyle = (href: string) => href.endsWith('.css');
  loadStylesAhead(files.filter(isStyle));
  for (const href of files.filter((file) => !isStyle(file))) {
    fetchScript(href, 'low').then(
      () => {
        // From the browser's cache: compiles it ahead, too.
        const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
        document.head.append(link);
      },
      // The press tries again.
      () => undefined,
    );
  }
}
