import { plainLink } from './plainLink.ts';

/** Events that show that a visitor is about to use the page. */
const intentEventTypes = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'resize',
  'popstate',
  // Without pointer events when a script or a screen reader clicks.
  'click',
  // Of an image, which a component replaces.
  'error',
] as const;

/** What browsers dispatch for a press on a link, by finger, mouse, key or script. */
const linkPressEventTypes: ReadonlySet<string> = new Set(['pointerdown', 'touchstart', 'focusin', 'click']);

let hasIntent = false;
const waiting = new Set<() => void>();

/** Records an intent without an event, or one from before this module was loaded. */
export function recordIntent(): void {
  hasIntent = true;
  for (const resolve of waiting) resolve();
}

/** Resolves with the first intent, at once if there has been one. */
export const firstIntent = () => (hasIntent ? Promise.resolve() : nextIntent());

/** Resolves with the next intent. */
export function nextIntent(): Promise<void> {
  return new Promise((resolve) => {
    const onEvent = (event: Event) => {
      if (event.type === 'error' && !(event.target instanceof HTMLImageElement)) return;
      if (isStationaryPointer(event) || isLinkPress(event)) return;
      stop();
      if (event instanceof KeyboardEvent) queueKey(event);
    };
    const stop = () => {
      waiting.delete(stop);
      for (const type of intentEventTypes) window.removeEventListener(type, onEvent, true);
      hasIntent = true;
      resolve();
    };
    waiting.add(stop);
    for (const type of intentEventTypes)
      window.addEventListener(type, onEvent, { capture: true, passive: true });
  });
}

/** Browsers dispatch `pointermove` also when the page is rendered or scrolled under a resting pointer. */
const isStationaryPointer = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

/**
 * Whether an event belongs to a press on a link. The browser follows it without script, and scripts would compete with the
 * next document.
 */
function isLinkPress(event: Event): boolean {
  const isPress =
    event instanceof KeyboardEvent ? event.key === 'Enter' : linkPressEventTypes.has(event.type);
  return isPress && event.target instanceof Element && event.target.closest(plainLink) !== null;
}

let queuedKey: KeyboardEvent | null = null;

/** Queues a key pressed outside of any control: it may be a shortcut, such as `/` for the search. */
function queueKey(event: KeyboardEvent): void {
  if (event.target === document.body) queuedKey = event;
}

/** Dispatches the queued key again, once its listeners exist. */
export function replayKey(): void {
  const key = queuedKey;
  queuedKey = null;
  if (key) document.body.dispatchEvent(new KeyboardEvent(key.type, key));
}
