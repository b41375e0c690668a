import { layOutRest } from './layOutRest.ts';
import { loadScripts } from './loadScripts.ts';

/** Signs that somebody is about to use the page. A pointer that moves, not one the page has come under. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** The page that the server drew. */
const drawnAddress = window.location.href;

/** A picture that hangs must not keep the scripts away for long. */
const latestMs = 4000;

/**
 * Waits with the scripts until the page stands, pictures and all: links, menus and forms work without them, and what
 * is seen first shall not share the line. Somebody who turns to the page sooner gets them at once.
 */
function begin({ type: cause }: { type: string }): void {
  clearTimeout(timer);
  for (const type of intents) removeEventListener(type, begin, true);
  removeEventListener('load', begin);
  const isWanted = intents.some((intent) => intent === cause);
  loadScripts({ drawnAddress, isWanted }).catch((error: unknown) =>
    console.error('The page works without its script, which could not be started.', error),
  );
}

const timer = setTimeout(begin, latestMs, { type: 'timeout' });
if (document.readyState === 'complete') begin({ type: 'load' });
else {
  addEventListener('load', begin);
  for (const type of intents) addEventListener(type, begin, { capture: true, passive: true });
}
void layOutRest();
