import { readLinkClick, clientNavigationPath } from '@elvora/design-system/hooks';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useData } from '../data/DataContext.tsx';
import { reportChunkLoadError } from '../layout/chunkLoadErrors.ts';
import { firstIntent } from '../hydration/intent.ts';
import { importOnline } from './importOnline.ts';
import type { LoadResourceData, PreparedNavigation } from './prepare.ts';

/** How long a click waits for the next page's data before it shows the page loading. */
const maxWaitMs = 400;

/** How long somebody rests on a link before it counts as meant. */
const hoverDelayMs = 65;

/** Files and rooms of the host that the storefront does not draw. */
const unroutedPrefixes = ['/admin', '/media/', '/assets/'];

/** The table of pages, and what readies them: the first page needs none of it. */
const loadPrepareModule = () => importOnline(() => import('./prepare.ts'));

const linkIntentEventTypes = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Turns clicks on plain internal links, and GET forms, into navigation without a reload, and loads what a link leads to as soon as
 * somebody is about to follow it. One listener for the page: links are plain anchors and know no router.
 * `stateOf` gives what a page passes on to the next.
 */
export function useLinkNavigation(stateOf: () => unknown): void {
  const navigate = useNavigate();
  const { configuration, freshness, fetchData } = useData();
  const { cache, fallback, mutate } = useSWRConfig();
  const { apiBase } = configuration;

  useEffect(
    function followLinks() {
      const outside = [...unroutedPrefixes, apiBase];
      const underWay = new Map<string, Promise<PreparedNavigation>>();
      let lastClick = 0;
      // Whoever turns to the page may soon leave it; a load that failed is tried again by the link.
      void firstIntent()
        .then(loadPrepareModule)
        .catch(() => undefined);
      let dwell: ReturnType<typeof setTimeout> | undefined;

      const dataOf: LoadResourceData = (source) =>
        freshness.isFresh(source.key)
          ? Promise.resolve(cache.get(source.key)?.data ?? fallback[source.key])
          : mutate(source.key, fetchData(source), { revalidate: false });

      const prepare = (target: string): Promise<PreparedNavigation> => {
        const known = underWay.get(target);
        if (known) return known;
        const preparing = loadPrepareModule()
          .then(({ preparePage }) => preparePage(target, dataOf))
          .catch((error: unknown): PreparedNavigation => {
            if (navigator.onLine) console.warn('The table of pages could not be loaded.', error);
            return { status: 'lost', target };
          })
          .finally(() => underWay.delete(target));
        underWay.set(target, preparing);
        return preparing;
      };

      const follow = async (target: string) => {
        const click = ++lastClick;
        const { status, target: to } = await withTimeout(prepare(target), target);
        // Somebody who clicked another link meanwhile wants that one (O94).
        if (click !== lastClick) return;
        // The page stays, and with it what is on the quote list, until somebody decides to reload (O99).
        if (status === 'lost') reportChunkLoadError(to);
        // The same address again is no new entry in the history.
        else void navigate(to, { replace: to === currentUrl(), state: stateOf() });
      };

      const targetOf = (event: Event): string | null => {
        const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
        return anchor instanceof HTMLAnchorElement
          ? clientNavigationPath(readLinkClick(anchor, event, outside))
          : null;
      };
      const onClick = (event: MouseEvent) => {
        const target = event.defaultPrevented ? null : targetOf(event);
        if (target === null) return;
        event.preventDefault();
        void follow(target);
      };
      const onIntent = (event: Event) => {
        clearTimeout(dwell);
        const target = targetOf(event);
        if (target !== null) dwell = setTimeout(() => void prepare(target), hoverDelayMs);
      };

      const onSubmit = (event: SubmitEvent) => {
        const form = event.target;
        if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
        event.preventDefault();
        void follow(formActionUrl(form));
      };

      document.addEventListener('click', onClick);
      document.addEventListener('submit', onSubmit);
      for (const type of linkIntentEventTypes) document.addEventListener(type, onIntent, { passive: true });
      return () => {
        clearTimeout(dwell);
        document.removeEventListener('click', onClick);
        document.removeEventListener('submit', onSubmit);
        for (const type of linkIntentEventTypes) document.removeEventListener(type, onIntent);
      };
    },
    [apiBase, cache, fallback, fetchData, freshness, mutate, navigate, stateOf],
  );
}

/** The page when it is ready in time; otherwise it is shown loading. */
function withTimeout(preparing: Promise<PreparedNavigation>, target: string): Promise<PreparedNavigation> {
  const late = new Promise<PreparedNavigation>((resolve) => {
    setTimeout(() => resolve({ status: 'ready', target }), maxWaitMs);
  });
  return Promise.race([preparing, late]);
}

/** Where a GET form leads: its action with what was filled in; fields left empty say nothing. */
function formActionUrl(form: HTMLFormElement): string {
  const { pathname } = new URL(form.action);
  const filled = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  const query = new URLSearchParams(filled.filter(([, value]) => value !== ''));
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

const currentUrl = () => `${window.location.pathname}${window.location.search}`;
