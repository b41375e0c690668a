export interface Point {
  x: number;
  y: number;
}

interface Drag {
  /** Distance to the right and down, in px. */
  by: { x: number; y?: number };
  /** @default 'touch' */
  pointerType?: 'touch' | 'mouse';
  /** Ends with `pointercancel`, as when the browser takes over to scroll. @default false */
  isCancelled?: boolean;
}

/** A pressed pointer. Parts are of the distance of its drag. */
interface PressedPointer {
  move: (part: number) => void;
  release: () => { wasClickTaken: boolean };
  cancel: () => void;
}

/**
 * Presses in the middle of an element. As in a browser, each pointer event comes with its mouse or touch event, and the
 * release is followed by the click.
 */
export function press(
  element: Element,
  { by: { x, y = 0 }, pointerType = 'touch' }: Omit<Drag, 'isCancelled'>,
): PressedPointer {
  const { left, top, width, height } = element.getBoundingClientRect();
  const start = { x: left + width / 2, y: top + height / 2 };
  const fire = (type: PointerEventType, part: number) => {
    const init = {
      bubbles: true,
      cancelable: true,
      view: window,
      button: type === 'pointermove' ? -1 : 0,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: start.x + x * part,
      clientY: start.y + y * part,
    };
    // Browsers always have pointer 1, so it can be captured.
    element.dispatchEvent(new PointerEvent(type, { ...init, pointerId: 1, isPrimary: true, pointerType }));
    const compatibilityType = compatibilityEvents[pointerType][type];
    if (pointerType === 'touch') element.dispatchEvent(touchEvent(compatibilityType, element, init));
    else element.dispatchEvent(new MouseEvent(compatibilityType, { ...init, button: 0 }));
  };
  fire('pointerdown', 0);
  return {
    move: (part) => fire('pointermove', part),
    cancel: () => fire('pointercancel', 1),
    release() {
      fire('pointerup', 1);
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, view: window, detail: 1 });
      return { wasClickTaken: !element.dispatchEvent(click) };
    },
  };
}

/** Presses in the middle of an element, moves in four steps and releases. */
export function drag(element: Element, { isCancelled = false, ...options }: Drag) {
  const pointer = press(element, options);
  for (const part of [0.25, 0.5, 0.75, 1]) pointer.move(part);
  if (!isCancelled) return pointer.release();
  pointer.cancel();
  return { wasClickTaken: false };
}

type PointerEventType = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';

const compatibilityEvents = {
  touch: {
    pointerdown: 'touchstart',
    pointermove: 'touchmove',
    pointerup: 'touchend',
    pointercancel: 'touchcancel',
  },
  mouse: {
    pointerdown: 'mousedown',
    pointermove: 'mousemove',
    pointerup: 'mouseup',
    pointercancel: 'mouseup',
  },
} as const satisfies Record<'touch' | 'mouse', Record<PointerEventType, string>>;

function touchEvent(
  type: string,
  target: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  const touch = new Touch({ identifier: 1, target, clientX, clientY });
  const touches = type === 'touchend' || type === 'touchcancel' ? [] : [touch];
  return new TouchEvent(type, {
    bubbles: true,
    cancelable: true,
    view: window,
    touches,
    targetTouches: touches,
    changedTouches: [touch],
  });
}
