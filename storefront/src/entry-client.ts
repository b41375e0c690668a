import { layOutDeferredSections } from './layOutDeferredSections.ts';
import { loadScripts } from './loadScripts.ts';

/** Signs that somebody is about to use the page. */
const startEventTypes = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** The page that the server drew. */
const renderedUrl = location.href;

/** A picture that hangs must not keep the scripts away for long. */
const maxDelayMs = 4000;
let hasStarted = false;

/**
 * Waits with the scripts until the page stands, pictures and all: links, menus and forms work without them, and what
 * is seen first shall not share the line. Somebody who turns to the page sooner gets them at once.
 */
function start({ type: cause, movementX, movementY }: Partial<PointerEvent>): void {
  // Browsers also tell of a pointer that rests and that the page has come under.
  const isResting = cause === 'pointermove' && movementX === 0 && movementY === 0;
  if (hasStarted || isResting) return;
  hasStarted = true;
  clearTimeout(timer);
  for (const type of startEventTypes) removeEventListener(type, start, true);
  loadScripts({ renderedUrl, hasIntent: cause !== 'load' }).catch((error: unknown) =>
    console.error('The page works without its script, which could not be started.', error),
  );
}

/** The last of the pictures is here, but not on the screen yet: the browser tells when what is seen first has come there. */
function startAfterFirstPaint(): void {
  new PerformanceObserver(() => start({ type: 'load' })).observe({
    type: hasImageInView() && isElementTimingSupported ? 'element' : 'paint',
    buffered: true,
  });
}

const isElementTimingSupported = PerformanceObserver.supportedEntryTypes.includes('element');

/** One that has come and is among the first things seen. */
const hasImageInView = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[elementtiming]')].some(
    ({ naturalWidth, y }) => naturalWidth > 0 && y >= scrollY && y < scrollY + innerHeight,
  );

const timer = setTimeout(start, maxDelayMs, { type: 'load' });
for (const type of startEventTypes) addEventListener(type, start, { capture: true, passive: true });
// It waits for this script.
addEventListener('load', startAfterFirstPaint);
void layOutDeferredSections();
