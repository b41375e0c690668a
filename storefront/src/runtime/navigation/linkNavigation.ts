import type { NavigateFunction } from 'react-router-dom';
import { isHighLatencyConnection } from '../browser/roundTrip.ts';
import { reportChunkLoadError } from '../errors/chunkLoadErrors.ts';
import { setHeldLinkListener } from '../hydration/eventReplay.ts';
import { recordIntent } from '../hydration/intent.ts';
import { fetchDocument } from './documentsAhead.ts';
import type { PageLoader } from './pageLoader.ts';
import { createPagePreparation, isModulePreloaded, pathnameOf } from './pagePreparation.ts';
import type { LoadResourceData, PageMemory } from './preparePage.ts';
import { currentUrl, readSeenLinks, routedTarget, viewportSize } from './seenLinks.ts';
import { tapFollower, targetsToPrefetch } from './tapOps.ts';

/** How long the pointer rests on a link before its page is prefetched. */
const hoverDelayMs = 65;

/** Bytes that one page may prefetch, less the data of one more link. The server's list of files takes up most of them. */
const aheadBudgetBytes = 57_000;

const linkIntentEventTypes = ['pointerover', 'focusin', 'touchstart'] as const;

export interface LinkNavigationContext {
  pageLoader: PageLoader;
  excludedPrefixes: readonly string[];
  navigate: NavigateFunction;
  loadData: LoadResourceData;
  /** The result of a resource that need not be fetched again. */
  resultOf: PageMemory['resultOf'];
  /** Whether a new document would lose something that this one has in memory. */
  isKept: () => boolean;
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
export function startLinkNavigation({
  pageLoader,
  excludedPrefixes,
  navigate,
  loadData,
  resultOf,
  isKept,
  loadApiClient,
  getState,
}: LinkNavigationContext): LinkNavigation {
  const { prepare, prepareInTime } = createPagePreparation(pageLoader, loadData);
  const prefetched = new Set<string>();
  let lastNavigation = 0;
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  // The first click retries what fails here.
  for (const load of [pageLoader.routeTable, loadApiClient]) load().catch(() => undefined);

  const follow = async (clickedTarget: string) => {
    const navigation = ++lastNavigation;
    // The new page takes the place of parts that have to hydrate first.
    recordIntent();
    const { status, target } = await prepareInTime(clickedTarget);
    // Another link has been clicked in the meantime (O94).
    if (navigation !== lastNavigation) return;
    // Stay on the page, which holds the quote list, until the visitor decides to reload (O99).
    if (status === 'failed') reportChunkLoadError(target);
    // A link to the current address adds no history entry.
    else void navigate(target, { replace: target === currentUrl(), state: getState() });
  };

  const followerOf = (target: string) =>
    tapFollower({
      isKept: isKept(),
      isSamePage: pathnameOf(target) === window.location.pathname,
      isOnline: navigator.onLine,
      isReady: pageLoader.isReady(target, resultOf),
      isHighLatency: isHighLatencyConnection(),
    });

  /** Follows a target unless the browser is sooner. */
  const followSooner = (event: Event, target: string) => {
    if (followerOf(target) === 'browser') {
      // A link that the router still waits for must not take the place of this one.
      lastNavigation++;
      return;
    }
    event.preventDefault();
    void follow(target);
  };

  /** Prepares a target for whoever will follow it. A finger may yet scroll: a document would be too much for that. */
  const prepareFor = (target: string, type: string) => {
    if (followerOf(target) === 'router') void prepare(target);
    else if (type !== 'touchstart') void fetchDocument(target);
  };

  const linkTarget = (event: Event): string | null =>
    routedTarget(
      event.target instanceof Element ? event.target.closest('a[href]') : null,
      event,
      excludedPrefixes,
    );

  const onClick = (event: MouseEvent) => {
    const target = event.defaultPrevented ? null : linkTarget(event);
    if (target !== null) followSooner(event, target);
  };
  const onIntent = (event: Event) => {
    clearTimeout(hoverTimer);
    const target = linkTarget(event);
    if (target !== null) hoverTimer = setTimeout(() => prepareFor(target, event.type), hoverDelayMs);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    followSooner(event, formActionUrl(form));
  };

  const prefetchLinksInView = async (idleSinceMs: number) => {
    const links = readSeenLinks(excludedPrefixes);
    const { match } = await pageLoader.routeTable();
    const targets = targetsToPrefetch(links, viewportSize(), new Set([currentUrl(), ...prefetched])).filter(
      (target) => isModulePreloaded(match(pathnameOf(target)).module),
    );
    for (const target of targets) {
      if (bytesLoadedSince(idleSinceMs) > aheadBudgetBytes) return;
      prefetched.add(target);
      await prepare(target);
    }
  };

  setHeldLinkListener(onClick);
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  for (const type of linkIntentEventTypes) document.addEventListener(type, onIntent, { passive: true });
  return {
    prefetchLinksInView,
    stop() {
      clearTimeout(hoverTimer);
      setHeldLinkListener(null);
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
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

/** Weight of scripts, styles and data that have been asked for since a moment of the document. */
const bytesLoadedSince = (sinceMs: number): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType, startTime }) => initiatorType !== 'img' && startTime >= sinceMs)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
