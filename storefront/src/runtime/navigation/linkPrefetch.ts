import type { LinkNavigation, LinkNavigationContext } from './linkNavigation.ts';
import { isModulePreloaded, type PagePreparation, pathnameOf } from './pagePreparation.ts';
import { currentUrl, readSeenLinks, viewportSize } from './seenLinks.ts';
import { targetsToPrefetch } from './tapOps.ts';

/** Bytes that one page may prefetch, less the data of one more link. The server's list of files takes up most of them. */
const prefetchBudgetBytes = 57_000;

/** Returns a function that prepares the pages of links in view, each of them once. */
export function createLinkPrefetch(
  { pageLoader, excludedPrefixes }: Pick<LinkNavigationContext, 'pageLoader' | 'excludedPrefixes'>,
  { prepare }: Pick<PagePreparation, 'prepare'>,
): LinkNavigation['prefetchLinksInView'] {
  const prefetched = new Set<string>();
  return async (idleSinceMs) => {
    const links = readSeenLinks(excludedPrefixes);
    const { match } = await pageLoader.routeTable();
    const targets = targetsToPrefetch(links, viewportSize(), new Set([currentUrl(), ...prefetched])).filter(
      (target) => isModulePreloaded(match(pathnameOf(target)).module),
    );
    for (const target of targets) {
      if (bytesLoadedSince(idleSinceMs) > prefetchBudgetBytes) return;
      prefetched.add(target);
      await prepare(target);
    }
  };
}

/** Weight of scripts, styles and data that have been asked for since a moment of the document. */
const bytesLoadedSince = (sinceMs: number): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType, startTime }) => initiatorType !== 'img' && startTime >= sinceMs)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
