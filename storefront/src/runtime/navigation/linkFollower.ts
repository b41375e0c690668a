import { isHighLatencyConnection } from '../browser/roundTrip.ts';
import { reportChunkLoadError } from '../errors/chunkLoadErrors.ts';
import { recordIntent } from '../hydration/intent.ts';
import { prefetchDocument } from './documentPrefetch.ts';
import type { LinkNavigationContext } from './linkNavigation.ts';
import { type PagePreparation, pathnameOf } from './pagePreparation.ts';
import { currentUrl } from './pageLinks.ts';
import { chooseFollower } from './pageLinkOps.ts';

export interface LinkFollower {
  /** Lets the router follow a target, unless the browser would be faster. */
  followByRouter: (event: Event, target: string) => void;
  /**
   * Prefetches a target for the router, or its document for the browser; the latter only on hover and focus: a touch may turn
   * into scrolling, and a press leaves no time before the browser requests the document itself.
   */
  prefetch: (target: string, type: string) => void;
}

type FollowerContext = Pick<
  LinkNavigationContext,
  'pageLoader' | 'navigate' | 'resultOf' | 'hasUnsavedState' | 'getState'
>;

/** Decides between the router and the browser for each link, and lets the router follow its own. */
export function createLinkFollower(
  { pageLoader, navigate, resultOf, hasUnsavedState, getState }: FollowerContext,
  { prepare, prepareInTime }: PagePreparation,
): LinkFollower {
  let lastNavigation = 0;

  const follow = async (clickedTarget: string) => {
    const navigation = ++lastNavigation;
    // The new page replaces parts that have to hydrate first.
    recordIntent();
    const { status, target } = await prepareInTime(clickedTarget);
    // Another link has been clicked in the meantime (O94).
    if (navigation !== lastNavigation) return;
    // Stay on the page, which holds the quote list, until the visitor decides to reload (O99).
    if (status === 'failed') {
      reportChunkLoadError(target);
      if (isSamePage(target)) followOnceOnline(target, navigation);
    }
    // A link to the current address adds no history entry.
    else void navigate(target, { replace: target === currentUrl(), state: getState() });
  };

  /** A filter chosen offline looks chosen, so it applies once there is a connection, unless another link is clicked. */
  const followOnceOnline = (target: string, navigation: number) => {
    if (navigator.onLine) return;
    const onOnline = () => {
      if (navigation === lastNavigation) void follow(target);
    };
    addEventListener('online', onOnline, { once: true });
  };

  const followerOf = (target: string) =>
    chooseFollower({
      hasUnsavedState: hasUnsavedState(),
      isSamePage: isSamePage(target),
      isOnline: navigator.onLine,
      isReady: pageLoader.isReady(target, resultOf),
      isHighLatency: isHighLatencyConnection(),
    });

  return {
    followByRouter(event, target) {
      if (followerOf(target) === 'browser') {
        // Cancels a navigation that is still being prepared, which would replace this one.
        lastNavigation++;
        return;
      }
      event.preventDefault();
      void follow(target);
    },

    prefetch(target, type) {
      if (followerOf(target) === 'router') void prepare(target);
      else if (type === 'pointerover' || type === 'focusin') void prefetchDocument(target);
    },
  };
}

const isSamePage = (target: string) => pathnameOf(target) === window.location.pathname;
