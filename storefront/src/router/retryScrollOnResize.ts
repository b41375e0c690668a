/** Signs that somebody moves the page themselves. */
const userScrollEventTypes = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Moves on as the page grows with what is loaded, until `move` says that it has arrived, somebody moves the page or
 * leaves it.
 */
export function retryScrollOnResize(move: () => boolean, following: AbortController): void {
  const { signal } = following;
  if (signal.aborted) return;
  const growth = new ResizeObserver(() => {
    if (move()) following.abort();
  });
  signal.addEventListener('abort', () => growth.disconnect());
  for (const sign of userScrollEventTypes) {
    window.addEventListener(sign, () => following.abort(), { passive: true, signal });
  }
  growth.observe(document.body);
}
