import { clientNavigationPath, readLinkClick } from '@elvora/design-system/hooks';
import type { PageLink } from './pageLinkOps.ts';

/** Returns the path the router would navigate to on an event; null for links that are not the router's. */
export const routedTarget = (
  anchor: Element | null,
  event: Event,
  excludedPrefixes: readonly string[],
): string | null =>
  anchor instanceof HTMLAnchorElement
    ? clientNavigationPath(readLinkClick(anchor, event, excludedPrefixes))
    : null;

/** Reads the links of the page. */
export function readPageLinks(excludedPrefixes: readonly string[]): PageLink[] {
  const event = new Event('focusin');
  return [...document.querySelectorAll('a[href]')].map((anchor) => ({
    target: routedTarget(anchor, event, excludedPrefixes),
    // A link that covers its card has a box of the size of the card's name.
    box: (anchor.closest('main li, main article') ?? anchor).getBoundingClientRect(),
    isContent: anchor.closest('main') !== null,
  }));
}

export const currentUrl = () => `${window.location.pathname}${window.location.search}`;

export const viewportSize = () => ({ width: window.innerWidth, height: window.innerHeight });
