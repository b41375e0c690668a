import type { NavigateFunction } from 'react-router-dom';
import { setUnhydratedLinkListener } from '../hydration/eventReplay.ts';
import { createLinkFollower } from './linkFollower.ts';
import { createLinkPrefetch } from './linkPrefetch.ts';
import type { PageLoader } from './pageLoader.ts';
import { createPagePreparation } from './pagePreparation.ts';
import type { LoadResourceData, PageMemory } from './preparePage.ts';
import { routedTarget } from './pageLinks.ts';

/** How long the pointer rests on a link before its page is prefetched. */
const hoverDelayMs = 65;

const linkIntentEventTypes = ['pointerover', 'focusin', 'touchstart'] as const;

export interface LinkNavigationContext {
  pageLoader: PageLoader;
  excludedPrefixes: readonly string[];
  navigate: NavigateFunction;
  loadData: LoadResourceData;
  /** The result of a resource that need not be fetched again. */
  resultOf: PageMemory['resultOf'];
  /** Whether this document has state in memory that a new one would lose. */
  hasUnsavedState: () => boolean;
  /** Loads the API client, so that the data of the first link waits for no script. */
  loadApiClient: () => Promise<unknown>;
  /** History state for the next page, such as the breadcrumbs that led to it. */
  getState: () => unknown;
}

export interface LinkNavigation {
  /** Prepares the pages of links in view, until the bytes loaded since the network became idle exceed a budget. */
  prefetchLinksInView: (idleSinceMs: number) => Promise<void>;
  stop: () => void;
}

/** Listens for clicks and intent on links and GET forms. One delegated listener: links are plain anchors without a router. */
export function startLinkNavigation(context: LinkNavigationContext): LinkNavigation {
  const { pageLoader, excludedPrefixes, loadData, loadApiClient } = context;
  const preparation = createPagePreparation(pageLoader, loadData);
  const { followByRouter, prefetch } = createLinkFollower(context, preparation);
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  // The first click retries what fails here.
  for (const load of [pageLoader.routeTable, loadApiClient]) load().catch(() => undefined);

  const linkTarget = (event: Event): string | null =>
    routedTarget(
      event.target instanceof Element ? event.target.closest('a[href]') : null,
      event,
      excludedPrefixes,
    );

  const onClick = (event: MouseEvent) => {
    const target = event.defaultPrevented ? null : linkTarget(event);
    if (target !== null) followByRouter(event, target);
  };
  const onIntent = (event: Event) => {
    clearTimeout(hoverTimer);
    const target = linkTarget(event);
    if (target !== null) hoverTimer = setTimeout(() => prefetch(target, event.type), hoverDelayMs);
  };
  const onPress = (event: PointerEvent) => {
    // A touch may turn into scrolling.
    if (event.pointerType === 'touch' || event.button !== 0) return;
    clearTimeout(hoverTimer);
    const target = linkTarget(event);
    if (target !== null) prefetch(target, event.type);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    followByRouter(event, formActionUrl(form));
  };

  setUnhydratedLinkListener(onClick);
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  document.addEventListener('pointerdown', onPress);
  for (const type of linkIntentEventTypes) document.addEventListener(type, onIntent, { passive: true });
  return {
    prefetchLinksInView: createLinkPrefetch(context, preparation),
    stop() {
      clearTimeout(hoverTimer);
      setUnhydratedLinkListener(null);
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('pointerdown', onPress);
      for (const type of linkIntentEventTypes) document.removeEventListener(type, onIntent);
    },
  };
}

/** URL a GET form leads to, without its empty fields. */
function formActionUrl(form: HTMLFormElement): string {
  const { pathname } = new URL(form.action);
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  const query = new URLSearchParams(fields.filter(([, value]) => value !== ''));
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
