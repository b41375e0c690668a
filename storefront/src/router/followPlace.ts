/** Signs that somebody moves the page themselves. */
const signs = ['wheel', 'pointerdown', 'keydown'] as const;

/** Goes on to a place as the page grows with what is loaded, until it is reached, somebody moves the page or leaves it. */
export function followPlace(place: number, following: AbortController): void {
  const { signal } = following;
  if (signal.aborted) return;
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (window.scrollY >= place - 1) following.abort();
  });
  signal.addEventListener('abort', () => growth.disconnect());
  for (const sign of signs) {
    window.addEventListener(sign, () => following.abort(), { passive: true, signal });
  }
  growth.observe(document.body);
}
