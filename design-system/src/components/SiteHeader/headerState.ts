/** Where the page is scrolled to, and whether the second row of the header is on the screen. */
export interface HeaderScroll {
  y: number;
  isRowShown: boolean;
}

/** A smaller movement, a shaking finger, changes nothing. */
export const scrollTolerancePx = 8;

/** The second row leaves when the page is scrolled down and returns when it is scrolled up; at the top it is there. */
export function headerScrolled(state: HeaderScroll, y: number, heightPx: number): HeaderScroll {
  if (!(y > heightPx)) return state.isRowShown && state.y === y ? state : { y, isRowShown: true };
  if (Math.abs(y - state.y) < scrollTolerancePx) return state;
  return { y, isRowShown: y < state.y };
}

/** A menu entry is current on its own page and on those below it; Home on its own alone. */
export function isCurrentPath(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
}

/** Number of the cart as it is shown: nothing for none, 99+ beyond. */
export function cartName(cart: string, count: number, items: (count: number) => string): string {
  return `${cart}, ${items(Number.isFinite(count) && count > 0 ? Math.trunc(count) : 0)}`;
}
