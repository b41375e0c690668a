/** How long a page may take to show its heading. */
const headingTimeoutMs = 15_000;

/**
 * Puts the focus on the heading of the page, so that it is read and Tab goes on from there; a heading that comes later
 * gets it when it does, unless somebody has gone on meanwhile.
 */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const heading = () => main.querySelector<HTMLElement>('h1');
  const now = heading();
  focusElement(now ?? main);
  if (now) return;
  const observer = new MutationObserver(() => {
    const late = heading();
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === main) focusElement(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), headingTimeoutMs);
}

function focusElement(element: HTMLElement): void {
  // Focusable by us alone: it announces the page and is the place the next Tab goes on from.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
