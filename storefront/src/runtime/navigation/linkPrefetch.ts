import type { LinkNavigation, LinkNavigationContext } from './linkNavigation.ts';
import { isModulePreloaded, type PagePreparation, pathnameOf } from './pagePreparation.ts';
import { currentUrl, readPageLinks, viewportSize } from './pageLinks.ts';
import { targetsToPrefetch } from './pageLinkOps.ts';
import { transferredBytes } from './transferredBytes.ts';

/** Budget of one page, less the data of one more link. Most of it is spent on the files that the server lists. */
const prefetchBudgetBytes = 57_000;

/** Returns a function that prepares the pages of links in view, each of them once. */
export function createLinkPrefetch(
  { pageLoader, excludedPrefixes }: Pick<LinkNavigationContext, 'pageLoader' | 'excludedPrefixes'>,
  { prepare }: Pick<PagePreparation, 'prepare'>,
): LinkNavigation['prefetchLinksInView'] {
  const prefetched = new Set<string>();
  return async (idleSinceMs) => {
    const links = readPageLinks(excludedPrefixes);
    const { match } = await pageLoader.routeTable();
    const targets = targetsToPrefetch(links, viewportSize(), new Set([currentUrl(), ...prefetched])).filter(
      (target) => isModulePreloaded(match(pathnameOf(target)).module),
    );
    for (const target of targets) {
      if (transferredBytes(idleSinceMs, isNotImage) > prefetchBudgetBytes) return;
      prefetched.add(target);
      await prepare(target);
    }
  };
}

const isNotImage = ({ initiatorType }: PerformanceResourceTiming) => initiatorType !== 'img';
