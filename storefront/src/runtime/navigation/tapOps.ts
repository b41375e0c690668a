/** Round trips up to this length are so short that code in flight arrives before a new document would. */
const nearMs = 100;

/** What is known of a link's target when the link is clicked. */
export interface TapFacts {
  /** Whether the part of the page that holds the link is not hydrated yet: nothing there can be lost. */
  isHeld: boolean;
  isOnline: boolean;
  /** Whether the module of the target's page is in memory. */
  hasCode: boolean;
  /** Round trip of the document's own request, in milliseconds. */
  roundTripMs: number;
}

/**
 * Decides who follows a link. The router needs at most one round trip once it has the code, as the browser does; without
 * it, it needs two or more, so that on a long line the browser is sooner. A hydrated page stays: it holds the quote list
 * (S-213) and may tell that a script is gone (O99).
 */
export function tapFollower({ isHeld, isOnline, hasCode, roundTripMs }: TapFacts): 'router' | 'browser' {
  return isHeld && isOnline && !hasCode && roundTripMs > nearMs ? 'browser' : 'router';
}

/** A link of the page, for prefetching. */
export interface SeenLink {
  /** Path and query the router would navigate to; null for links that are not the router's. */
  target: string | null;
  isInView: boolean;
  /** Whether it is part of the page's own content, not of its header or footer. */
  isContent: boolean;
}

/** Most pages that are prepared for the links in view. */
const maxTargets = 8;

/** Returns the targets to prepare: those in view, of the content first, each once, and none prepared already. */
export function targetsToPrefetch(
  links: readonly SeenLink[],
  currentTarget: string,
  prepared: ReadonlySet<string>,
): string[] {
  const inView = links.filter(({ isInView }) => isInView);
  const ordered = [
    ...inView.filter(({ isContent }) => isContent),
    ...inView.filter(({ isContent }) => !isContent),
  ];
  const targets = new Set(ordered.map(({ target }) => target?.replace(/#.*/, '')));
  return [...targets]
    .filter((target) => target !== undefined)
    .filter((target) => target !== currentTarget && !prepared.has(target))
    .slice(0, maxTargets);
}
