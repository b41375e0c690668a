import { fragmentId } from '@elvora/design-system/hooks';

/** Events by which a visitor scrolls or uses the page. */
const userScrollEventTypes = ['wheel', 'pointerdown', 'keydown'] as const;

/** Retries `scroll` each time the page grows, until it returns true, the visitor scrolls or `controller` is aborted. */
export function retryScrollOnResize(scroll: () => boolean, controller: AbortController): void {
  const { signal } = controller;
  if (signal.aborted) return;
  const observer = new ResizeObserver(() => {
    if (scroll()) controller.abort();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of userScrollEventTypes) {
    window.addEventListener(type, () => controller.abort(), { passive: true, signal });
  }
  observer.observe(document.body);
}

/** Scrolls to the element of a fragment, and focuses it if it can be; waits for one that is rendered later. */
export function scrollToFragment(hash: string, controller: AbortController): void {
  const scroll = () => {
    const element = document.getElementById(fragmentId(hash));
    element?.scrollIntoView();
    element?.focus();
    return element !== null;
  };
  if (!controller.signal.aborted && !scroll()) retryScrollOnResize(scroll, controller);
}
