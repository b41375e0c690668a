import { loadScripts } from './loadScripts.ts';

/** Signs that somebody is about to use the page. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** The page that the server drew. */
const drawnAddress = window.location.href;

/** A picture that hangs must not keep the scripts away for long. */
const latestMs = 4000;

/**
 * Waits with the scripts until the page stands, pictures and all: links, menus and forms work without them, and what
 * is seen first shall not share the line. Somebody who turns to the page sooner gets them at once.
 */
function begin(): void {
  clearTimeout(timer);
  for (const type of intents) removeEventListener(type, begin, true);
  removeEventListener('load', begin);
  loadScripts(drawnAddress).catch((error: unknown) =>
    console.error('The page works without its script, which could not be started.', error),
  );
}

const timer = setTimeout(begin, latestMs);
if (document.readyState === 'complete') begin();
else {
  addEventListener('load', begin);
  for (const type of intents) addEventListener(type, begin, { capture: true, passive: true });
}
