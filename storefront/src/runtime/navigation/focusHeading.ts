/** How long to wait for the heading of a page. */
const headingTimeoutMs = 15_000;

/**
 * Moves focus to the page's heading, so that screen readers announce it and Tab continues from
 * there. A heading rendered later receives focus then, unless focus has moved elsewhere.
 */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const findHeading = () => main.querySelector<HTMLElement>('h1');
  const heading = findHeading();
  focusElement(heading ?? main);
  if (heading) return;
  const observer = new MutationObserver(() => {
    const lateHeading = findHeading();
    if (!lateHeading) return;
    observer.disconnect();
    if (document.activeElement === main) focusElement(lateHeading);
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), headingTimeoutMs);
}

function focusElement(element: HTMLElement): void {
  // Focusable by script but not by Tab.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
