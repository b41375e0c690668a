/** Where the page is scrolled to, and whether the second row of the header is on the screen. */
export interface HeaderScroll {
  y: number;
  isRowShown: boolean;
}

/** A smaller movement, a shaking finger, changes nothing. */
const scrollTolerancePx = 8;

/** The second row leaves when the page is scrolled down and returns when it is scrolled up; at the top it is there. */
export function updateHeaderScroll(state: HeaderScroll, y: number, heightPx: number): HeaderScroll {
  if (!(y > heightPx)) return state.isRowShown && state.y === y ? state : { y, isRowShown: true };
  if (Math.abs(y - state.y) < scrollTolerancePx) return state;
  return { y, isRowShown: y < state.y };
}

/** A menu entry is current on its own page, on those below it, and on what it covers; Home on its own alone. */
export function isCurrentPath(href: string, path: string, covers: readonly string[] = []): boolean {
  const isAtOrBelow = (root: string) => path === root || path.startsWith(`${root}/`);
  return (href === '/' ? path === '/' : isAtOrBelow(href)) || covers.some(isAtOrBelow);
}

/** Name of the way to the cart: it holds the number just as the badge shows it (WCAG 2.5.3). */
export function cartLinkName(
  cart: string,
  count: number,
  items: (count: number, shown: string) => string,
): string {
  const whole = Number.isFinite(count) && count > 0 ? Math.trunc(count) : 0;
  return `${cart}, ${items(whole, whole > 99 ? '99+' : String(whole))}`;
}
