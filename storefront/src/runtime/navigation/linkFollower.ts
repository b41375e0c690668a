import { isHighLatencyConnection } from '../browser/roundTrip.ts';
import { reportChunkLoadError } from '../errors/chunkLoadErrors.ts';
import { recordIntent } from '../hydration/intent.ts';
import { prefetchDocument } from './documentPrefetch.ts';
import type { LinkNavigationContext } from './linkNavigation.ts';
import { type PagePreparation, pathnameOf } from './pagePreparation.ts';
import { currentUrl } from './seenLinks.ts';
import { tapFollower } from './tapOps.ts';

export interface LinkFollower {
  /** Follows a target unless the browser is sooner. */
  followSooner: (event: Event, target: string) => void;
  /** Prepares a target for whoever will follow it. A finger may yet scroll: a document would be too much for that. */
  prepareFor: (target: string, type: string) => void;
}

type FollowerContext = Pick<
  LinkNavigationContext,
  'pageLoader' | 'navigate' | 'resultOf' | 'isKept' | 'getState'
>;

/** Decides between the router and the browser for each link, and lets the router follow its own. */
export function createLinkFollower(
  { pageLoader, navigate, resultOf, isKept, getState }: FollowerContext,
  { prepare, prepareInTime }: PagePreparation,
): LinkFollower {
  let lastNavigation = 0;

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

  return {
    followSooner(event, target) {
      if (followerOf(target) === 'browser') {
        // A link that the router still waits for must not take the place of this one.
        lastNavigation++;
        return;
      }
      event.preventDefault();
      void follow(target);
    },

    prepareFor(target, type) {
      if (followerOf(target) === 'router') void prepare(target);
      else if (type !== 'touchstart') void prefetchDocument(target);
    },
  };
}
