/** Shows that somebody turns to the page. */
const intentEventTypes = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'resize',
  'popstate',
  // Without a pointer: by a script, or what reads the page aloud.
  'click',
  // Of a picture: something has to take its place.
  'error',
] as const;

let hasIntent = false;

/** Says that there has been an intent before anything could wait for it. */
export function recordIntent(): void {
  hasIntent = true;
}

/** Waits until somebody turns to the page, if nobody has yet. */
export const firstIntent = () => (hasIntent ? Promise.resolve() : nextIntent());

/** Waits until somebody uses the page again. */
export function nextIntent(): Promise<void> {
  return new Promise((resolve) => {
    const noticed = (event: Event) => {
      if (event.type === 'error' && !(event.target instanceof HTMLImageElement)) return;
      if (isStationaryPointer(event)) return;
      for (const type of intentEventTypes) window.removeEventListener(type, noticed, true);
      hasIntent = true;
      if (event instanceof KeyboardEvent) queueKey(event);
      resolve();
    };
    for (const type of intentEventTypes)
      window.addEventListener(type, noticed, { capture: true, passive: true });
  });
}

/** A pointer that the page has come under; browsers tell of it as of one that moves. */
const isStationaryPointer = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

let queuedKey: KeyboardEvent | null = null;

/** A key pressed on the page itself is meant for what listens everywhere: such as the one that leads into the search. */
function queueKey(event: KeyboardEvent): void {
  if (event.target === document.body) queuedKey = event;
}

/** Presses again what was pressed before anything listened. */
export function replayKey(): void {
  const key = queuedKey;
  queuedKey = null;
  if (key) document.body.dispatchEvent(new KeyboardEvent(key.type, key));
}
