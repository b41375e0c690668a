import { layOutRest } from './layOutRest.ts';
import { loadScripts } from './loadScripts.ts';

/** Signs that somebody is about to use the page. A pointer that moves, not one the page has come under. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** The page that the server drew. */
const drawnAddress = window.location.href;

/** A picture that hangs must not keep the scripts away for long. */
const latestMs = 4000;
let hasBegun = false;

/**
 * Waits with the scripts until the page stands, pictures and all: links, menus and forms work without them, and what
 * is seen first shall not share the line. Somebody who turns to the page sooner gets them at once.
 */
function begin({ type: cause }: { type: string }): void {
  if (hasBegun) return;
  hasBegun = true;
  clearTimeout(timer);
  for (const type of intents) removeEventListener(type, begin, true);
  const isWanted = intents.some((intent) => intent === cause);
  loadScripts({ drawnAddress, isWanted }).catch((error: unknown) =>
    console.error('The page works without its script, which could not be started.', error),
  );
}

/** The last of the pictures is here, but not on the screen yet: the second frame begins when the first has been painted. */
function beginOncePainted(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin, 0, { type: 'load' })));
}

const timer = setTimeout(begin, latestMs, { type: 'timeout' });
for (const type of intents) addEventListener(type, begin, { capture: true, passive: true });
if (document.readyState === 'complete') beginOncePainted();
else addEventListener('load', beginOncePainted);
void layOutRest();
