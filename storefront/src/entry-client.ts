import { layOutRest } from './layOutRest.ts';
import { loadScripts } from './loadScripts.ts';

/** Signs that somebody is about to use the page. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** The page that the server drew. */
const drawnAddress = location.href;

/** A picture that hangs must not keep the scripts away for long. */
const latestMs = 4000;
let hasBegun = false;

/**
 * Waits with the scripts until the page stands, pictures and all: links, menus and forms work without them, and what
 * is seen first shall not share the line. Somebody who turns to the page sooner gets them at once.
 */
function begin({ type: cause, movementX, movementY }: Partial<PointerEvent>): void {
  // Browsers also tell of a pointer that rests and that the page has come under.
  const isResting = cause === 'pointermove' && movementX === 0 && movementY === 0;
  if (hasBegun || isResting) return;
  hasBegun = true;
  clearTimeout(timer);
  for (const type of intents) removeEventListener(type, begin, true);
  loadScripts({ drawnAddress, isWanted: cause !== 'load' }).catch((error: unknown) =>
    console.error('The page works without its script, which could not be started.', error),
  );
}

/** The last of the pictures is here, but not on the screen yet: the browser tells when what is seen first has come there. */
function beginOncePainted(): void {
  new PerformanceObserver(() => begin({ type: 'load' })).observe({
    type: hasPictureInSight() && isPictureTold ? 'element' : 'paint',
    buffered: true,
  });
}

const isPictureTold = PerformanceObserver.supportedEntryTypes.includes('element');

/** One that has come and is among the first things seen. */
const hasPictureInSight = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[elementtiming]')].some(
    ({ naturalWidth, y }) => naturalWidth > 0 && y >= scrollY && y < scrollY + innerHeight,
  );

const timer = setTimeout(begin, latestMs, { type: 'load' });
for (const type of intents) addEventListener(type, begin, { capture: true, passive: true });
// It waits for this script.
addEventListener('load', beginOncePainted);
void layOutRest();
