import { readLinkClick, clientNavigationPath } from '@elvora/design-system/hooks';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useData } from '../data/DataContext.tsx';
import { reportChunkLoadError } from '../errors/chunkLoadErrors.ts';
import { firstIntent } from '../hydration/intent.ts';
import type { PageLoader } from './pageLoader.ts';
import type { LoadResourceData, PreparedNavigation } from './preparePage.ts';

/** How long a click waits for the next page's data before the page is shown loading. */
const maxWaitMs = 400;

/** How long the pointer rests on a link before its page is prefetched. */
const hoverDelayMs = 65;

/** Paths of the server that are no pages of the storefront. */
const unroutedPrefixes = ['/admin', '/media/', '/assets/'];

const linkIntentEventTypes = ['pointerover', 'focusin', 'touchstart'] as const;

interface LinkNavigationOptions {
  pageLoader: PageLoader;
  /** History state for the next page, such as the breadcrumbs that led to it. */
  getState: () => unknown;
}

/**
 * Turns clicks on internal links and GET forms into navigation without a reload, and prefetches pages on intent (hover,
 * focus, touch). One delegated listener for the document: links are plain anchors that know no router.
 */
export function useLinkNavigation({ pageLoader, getState }: LinkNavigationOptions): void {
  const navigate = useNavigate();
  const { configuration, freshness, fetchData } = useData();
  const { cache, fallback, mutate } = useSWRConfig();
  const { apiBase } = configuration;

  useEffect(
    function listenForLinks() {
      const excludedPrefixes = [...unroutedPrefixes, apiBase];
      const inFlight = new Map<string, Promise<PreparedNavigation>>();
      let lastNavigation = 0;
      // A visitor who uses the page may soon leave it. The first click retries what fails here.
      void firstIntent()
        .then(pageLoader.routeTable)
        .catch(() => undefined);
      let hoverTimer: ReturnType<typeof setTimeout> | undefined;

      const loadData: LoadResourceData = (ref) =>
        freshness.isFresh(ref.key)
          ? Promise.resolve(cache.get(ref.key)?.data ?? fallback[ref.key])
          : mutate(ref.key, fetchData(ref), { revalidate: false });

      const prepare = (target: string): Promise<PreparedNavigation> => {
        const pending = inFlight.get(target);
        if (pending) return pending;
        const preparing = pageLoader
          .routeTable()
          .then((routes) => routes.prepare(target, { load: pageLoader.load, loadData }))
          .catch((error: unknown): PreparedNavigation => {
            if (navigator.onLine) console.warn('The route table could not be loaded.', error);
            return { status: 'failed', target };
          })
          .finally(() => inFlight.delete(target));
        inFlight.set(target, preparing);
        return preparing;
      };

      const follow = async (clickedTarget: string) => {
        const navigation = ++lastNavigation;
        const { status, target } = await withTimeout(prepare(clickedTarget), clickedTarget);
        // Another link has been clicked meanwhile (O94).
        if (navigation !== lastNavigation) return;
        // Stay on the page, which holds the quote list, until the visitor decides to reload (O99).
        if (status === 'failed') reportChunkLoadError(target);
        // A link to the current address adds no history entry.
        else void navigate(target, { replace: target === currentUrl(), state: getState() });
      };

      const linkTarget = (event: Event): string | null => {
        const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
        return anchor instanceof HTMLAnchorElement
          ? clientNavigationPath(readLinkClick(anchor, event, excludedPrefixes))
          : null;
      };
      const onClick = (event: MouseEvent) => {
        const target = event.defaultPrevented ? null : linkTarget(event);
        if (target === null) return;
        event.preventDefault();
        void follow(target);
      };
      const onIntent = (event: Event) => {
        clearTimeout(hoverTimer);
        const target = linkTarget(event);
        if (target !== null) hoverTimer = setTimeout(() => void prepare(target), hoverDelayMs);
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
        clearTimeout(hoverTimer);
        document.removeEventListener('click', onClick);
        document.removeEventListener('submit', onSubmit);
        for (const type of linkIntentEventTypes) document.removeEventListener(type, onIntent);
      };
    },
    [apiBase, cache, fallback, fetchData, freshness, getState, mutate, navigate, pageLoader],
  );
}

/** Resolves with the unprepared target after `maxWaitMs`: the page then shows itself loading. */
function withTimeout(preparing: Promise<PreparedNavigation>, target: string): Promise<PreparedNavigation> {
  const timeout = new Promise<PreparedNavigation>((resolve) => {
    setTimeout(() => resolve({ status: 'ready', target }), maxWaitMs);
  });
  return Promise.race([preparing, timeout]);
}

/** URL a GET form leads to, without its empty fields. */
function formActionUrl(form: HTMLFormElement): string {
  const { pathname } = new URL(form.action);
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  const query = new URLSearchParams(fields.filter(([, value]) => value !== ''));
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

const currentUrl = () => `${window.location.pathname}${window.location.search}`;
