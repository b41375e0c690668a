import { linkClickOf, linkTarget } from '@elvora/design-system/hooks';
import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useConfiguration } from '../data/DataContext.tsx';
import { loadRoute } from './routeModules.ts';
import { keysOf, matchRoute } from './routes.ts';

/** How long a click waits for the next page's data before it shows the page loading. */
const patienceMs = 400;

/** Files and rooms of the host that the storefront does not draw. */
const rooms = ['/admin', '/media/', '/assets/'];

/**
 * Turns clicks on plain internal links into navigation without a reload, and loads what a link leads to as soon as
 * somebody is about to follow it. One listener for the page: links are plain anchors and know no router.
 * `stateOf` gives what a page passes on to the next.
 */
export function useLinkNavigation(stateOf: () => unknown): void {
  const navigate = useNavigate();
  const { apiBase } = useConfiguration();
  const { cache, fetcher, mutate } = useSWRConfig();

  useEffect(
    function followLinks() {
      const outside = [...rooms, apiBase];
      const ready = new Map<string, Promise<unknown>>();

      const prepare = (target: string): Promise<unknown> => {
        const address = target.replace(/#.*$/, '');
        const under = ready.get(address);
        if (under) return under;
        const read = (key: string) => fetcher?.(key);
        const missing = keysOf(address).filter((key) => cache.get(key)?.data === undefined);
        const preparing = Promise.allSettled([
          loadRoute(matchRoute(address.replace(/\?.*$/, '')).route),
          ...missing.map((key) => mutate(key, read(key), { revalidate: false, populateCache: true })),
        ]).finally(() => ready.delete(address));
        ready.set(address, preparing);
        return preparing;
      };

      const targetOf = (event: Event): string | null => {
        const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
        return anchor instanceof HTMLAnchorElement ? linkTarget(linkClickOf(anchor, event, outside)) : null;
      };

      const onClick = (event: MouseEvent) => {
        const target = event.defaultPrevented ? null : targetOf(event);
        if (target === null) return;
        event.preventDefault();
        void soon(prepare(target)).then(() => goTo(navigate, target, stateOf()));
      };
      const onIntent = (event: Event) => {
        const target = targetOf(event);
        if (target !== null) void prepare(target);
      };

      document.addEventListener('click', onClick);
      for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
      return () => {
        document.removeEventListener('click', onClick);
        for (const type of intents) document.removeEventListener(type, onIntent);
      };
    },
    [apiBase, cache, fetcher, mutate, navigate, stateOf],
  );
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

const soon = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, patienceMs))]);

function goTo(navigate: NavigateFunction, target: string, state: unknown) {
  // The same address again is no new entry in the history.
  const isHere = target === `${window.location.pathname}${window.location.search}`;
  void navigate(target, { replace: isHere, state });
}
