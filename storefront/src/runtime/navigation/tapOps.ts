/** The state of a link's target when the link is clicked. */
export interface TapFacts {
  /** Whether a new document would lose something that this one has in memory, such as a quote list (S-213). */
  isKept: boolean;
  /** Whether only query or fragment differ: the page keeps its place and focus (D-31). */
  isSamePage: boolean;
  isOnline: boolean;
  /** Whether the code of the target's page and all of its data are in memory. */
  isReady: boolean;
  isHighLatency: boolean;
}

/**
 * Decides who follows a link. On a high-latency connection the router needs as long for each request as the browser for the
 * whole document, and it needs several, one after the other: unless all of it is in memory, the browser is faster. A page
 * that holds a list stays, and so does one that is offline, which says so (O93).
 */
export const tapFollower = ({
  isKept,
  isSamePage,
  isOnline,
  isReady,
  isHighLatency,
}: TapFacts): 'router' | 'browser' =>
  isKept || isSamePage || !isOnline || isReady || !isHighLatency ? 'router' : 'browser';

/** Edges of a box in the viewport, in CSS pixels. */
export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** A link of the page, for prefetching. */
export interface SeenLink {
  /** Path and query the router would navigate to; null for links that are not the router's. */
  target: string | null;
  /** Of the link or the card that it stands for. */
  box: Box;
  /** Whether it is part of the page's own content, not of its header or footer. */
  isContent: boolean;
}

/** Most pages that are prepared for the links in view. */
const maxTargets = 8;

/**
 * Returns the targets to prepare, the likeliest first: of links that can be seen, those of the content first, then the larger;
 * then of those that one screen of scrolling shows. Each once, and none prepared already.
 */
export function targetsToPrefetch(
  links: readonly SeenLink[],
  viewport: { width: number; height: number },
  skipped: ReadonlySet<string>,
): string[] {
  const screensAway = ({ top, right, bottom, left }: Box) => {
    const isBeside = right <= Math.max(0, left) || left >= viewport.width;
    if (isBeside || bottom <= Math.max(0, top)) return Infinity;
    return Math.floor(Math.max(0, top) / viewport.height);
  };
  const area = ({ top, right, bottom, left }: Box) => (right - left) * (bottom - top);
  const ranked = links
    .filter(({ box }) => screensAway(box) <= 1)
    .toSorted(
      (a, b) =>
        screensAway(a.box) - screensAway(b.box) ||
        Number(b.isContent) - Number(a.isContent) ||
        area(b.box) - area(a.box),
    );
  const targets = new Set(ranked.flatMap(({ target }) => target?.replace(/#.*/, '') ?? []));
  return [...targets].filter((target) => !skipped.has(target)).slice(0, maxTargets);
}
