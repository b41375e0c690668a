/** Scroll position, and whether the header's second row is visible. */
export interface HeaderScroll {
  y: number;
  isRowShown: boolean;
}

/** Ignores smaller movements, such as a trembling finger. */
const scrollTolerancePx = 8;

/** Hides the second row on scrolling down and shows it on scrolling up and at the top. */
export function updateHeaderScroll(state: HeaderScroll, y: number, heightPx: number): HeaderScroll {
  if (!(y > heightPx)) return state.isRowShown && state.y === y ? state : { y, isRowShown: true };
  if (Math.abs(y - state.y) < scrollTolerancePx) return state;
  return { y, isRowShown: y < state.y };
}

/** A menu entry is current on its own page, its descendants and the paths it covers; Home on its own page only. */
export function isCurrentPath(href: string, path: string, covers: readonly string[] = []): boolean {
  const isAtOrBelow = (root: string) => path === root || path.startsWith(`${root}/`);
  return (href === '/' ? path === '/' : isAtOrBelow(href)) || covers.some(isAtOrBelow);
}

/** Accessible name of the cart link; contains the number as the badge shows it (WCAG 2.5.3). */
export function cartLinkName(
  cart: string,
  count: number,
  items: (count: number, shown: string) => string,
): string {
  const itemCount = Number.isFinite(count) && count > 0 ? Math.trunc(count) : 0;
  return `${cart}, ${items(itemCount, itemCount > 99 ? '99+' : String(itemCount))}`;
}
