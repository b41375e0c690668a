/** Events that show that a visitor is about to use the page. */
const intentEventTypes = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Limits the wait for a slow image. */
const maxDelayMs = 4000;

/**
 * Defers scripts until the first paint so that they don't compete with the LCP image; any interaction loads them at once.
 * Links, menus and forms work without them; for a press on a link they would only compete with the document it leads to.
 * `load` receives whether there has been an interaction, up to the time it asks: one may come while the scripts are loading.
 */
export function startOnIntent(load: (hasIntent: () => boolean) => Promise<void>): void {
  let hasStarted = false;
  let hasIntent = false;

  function start({ type: cause, movementX, movementY, target }: Partial<PointerEvent>): void {
    // Browsers also dispatch `pointermove` when the page is rendered under a resting pointer.
    const isNoIntent =
      cause === 'pointermove'
        ? movementX === 0 && movementY === 0
        : (target as Element | null)?.closest?.('a:not([role])');
    if (isNoIntent) return;
    if (cause !== 'load') {
      hasIntent = true;
      for (const type of intentEventTypes) removeEventListener(type, start, true);
    }
    if (hasStarted) return;
    hasStarted = true;
    clearTimeout(timer);
    load(() => hasIntent).catch(console.error);
  }

  const timer = setTimeout(start, maxDelayMs, { type: 'load' });
  for (const type of intentEventTypes) addEventListener(type, start, { capture: true, passive: true });
  // `load` fires before the last image is painted, so wait for its paint entry.
  addEventListener('load', () =>
    new PerformanceObserver(() => start({ type: 'load' })).observe({
      type: hasImageInView() && isElementTimingSupported ? 'element' : 'paint',
      buffered: true,
    }),
  );
}

const isElementTimingSupported = PerformanceObserver.supportedEntryTypes.includes('element');

/** Whether one of the images with element timing has loaded and is in view. */
const hasImageInView = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[elementtiming]')].some(
    ({ naturalWidth, y }) => naturalWidth > 0 && y >= scrollY && y < scrollY + innerHeight,
  );
