import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { importOnline } from '../browser/importOnline.ts';
import { isHighLatencyConnection } from '../browser/roundTrip.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { useData } from '../data/DataContext.tsx';
import { dataOf, type ResourceResult } from '../data/resourceResults.ts';
import { firstIntent, nextIntent } from '../hydration/intent.ts';
import type { LinkNavigation } from './linkNavigation.ts';
import type { PageLoader } from './pageLoader.ts';
import type { ResourceRef } from '../data/resourceRef.ts';
import { unroutedPrefixes } from './unroutedPrefixes.ts';

interface LinkNavigationOptions {
  pageLoader: PageLoader;
  /** History state for the next page, such as the breadcrumbs that led to it. */
  getState: () => unknown;
  /** Whether this document has state in memory that a new one would lose. */
  hasUnsavedState: () => boolean;
}

/**
 * Turns clicks on internal links and GET forms into navigation without a reload, and prefetches pages: on intent (hover,
 * focus, touch), and those of the links in view when the network is idle. The code loads on the first intent, or when a
 * low-latency connection is idle; until then the browser follows links.
 */
export function useLinkNavigation({ pageLoader, getState, hasUnsavedState }: LinkNavigationOptions): void {
  const navigate = useNavigate();
  const { configuration, freshness, results, fetchData, loadApiClient } = useData();
  const { cache, mutate } = useSWRConfig();
  const { apiBase } = configuration;

  useEffect(
    function listenForLinks() {
      let isStopped = false;
      let navigation: LinkNavigation | undefined;
      const excludedPrefixes = [...unroutedPrefixes, apiBase];
      const cachedData = (key: string): unknown => cache.get(key)?.data ?? dataOf(results.get(key));
      const start = async () => {
        const { startLinkNavigation } = await importOnline(() => import('./linkNavigation.ts'));
        if (isStopped) return;
        navigation ??= startLinkNavigation({
          pageLoader,
          excludedPrefixes,
          navigate,
          loadApiClient,
          getState,
          hasUnsavedState,
          resultOf({ key }: ResourceRef): ResourceResult | undefined {
            const data = freshness.isFresh(key) ? cachedData(key) : undefined;
            return data === undefined ? undefined : { data };
          },
          async loadData(ref) {
            // Has most of what the next page shares with this one; without it, everything is fetched.
            await results.load().catch(() => undefined);
            return freshness.isFresh(ref.key)
              ? cachedData(ref.key)
              : mutate(ref.key, fetchData(ref), { revalidate: false });
          },
        });
      };
      const startOn = (intent: Promise<void>): void =>
        // The next intent tries again.
        void intent.then(start).catch(() => isStopped || startOn(nextIntent()));
      const prefetchWhenIdle = async () => {
        await whenIdle();
        if (isHighLatencyConnection()) {
          const { prefetchDocuments } = await importOnline(() => import('./documentPrefetch.ts'));
          return prefetchDocuments(excludedPrefixes);
        }
        const idleSinceMs = performance.now();
        await start();
        await navigation?.prefetchLinksInView(idleSinceMs);
      };
      startOn(firstIntent());
      prefetchWhenIdle().catch(() => undefined);
      return () => {
        isStopped = true;
        navigation?.stop();
      };
    },
    [
      apiBase,
      cache,
      fetchData,
      freshness,
      getState,
      hasUnsavedState,
      loadApiClient,
      mutate,
      navigate,
      pageLoader,
      results,
    ],
  );
}
