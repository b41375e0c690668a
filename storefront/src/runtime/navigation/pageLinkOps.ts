/** Inputs for deciding who follows a clicked link. */
export interface ClickedLink {
  /** Whether this document has state in memory that a new one would lose, such as a quote list (S-213). */
  hasUnsavedState: boolean;
  /** Whether only query or fragment differ: the page keeps its place and focus (D-31). */
  isSamePage: boolean;
  isOnline: boolean;
  /** Whether the code of the target's page and all of its data are in memory. */
  isReady: boolean;
  isHighLatency: boolean;
}

/**
 * Decides who follows a link. On a high-latency connection each request of the router takes as long as the whole document,
 * and it needs several in sequence; unless everything is in memory, the browser is faster. A page with a quote list stays,
 * and so does one that is offline, which shows a notice (O93).
 */
export const chooseFollower = ({
  hasUnsavedState,
  isSamePage,
  isOnline,
  isReady,
  isHighLatency,
}: ClickedLink): 'router' | 'browser' =>
  hasUnsavedState || isSamePage || !isOnline || isReady || !isHighLatency ? 'router' : 'browser';

/** Edges of a box in the viewport, in CSS pixels. */
export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** A link of the page, for prefetching. */
export interface PageLink {
  /** Path and query the router would navigate to; null for links that are not the router's. */
  target: string | null;
  /** Of the link, or of the card that it covers. */
  box: Box;
  /** Whether it is part of the page's own content, not of its header or footer. */
  isContent: boolean;
}

/** Maximum number of pages prepared for the links in view. */
const maxTargets = 8;

/**
 * Returns the targets to prepare, the most likely first: links in the viewport before those within one screen of scrolling,
 * content before header and footer, larger before smaller. Each once, without `skipped` ones.
 */
export function targetsToPrefetch(
  links: readonly PageLink[],
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
