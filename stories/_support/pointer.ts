export interface Point {
  x: number;
  y: number;
}

interface Drag {
  /** How far, to the right and down, in px. */
  by: { x: number; y?: number };
  /** @default 'touch' */
  pointerType?: 'touch' | 'mouse';
  /** The browser takes the pointer over in the end, as it does to scroll. @default false */
  isCancelled?: boolean;
}

/** Presses in the middle of an element, moves in four steps, and lets go, with the click that follows. */
export function drag(
  element: Element,
  { by: { x, y = 0 }, pointerType = 'touch', isCancelled = false }: Drag,
) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const start = { x: left + width / 2, y: top + height / 2 };
  const fire = (type: string, part: number) => {
    const event = {
      bubbles: true,
      cancelable: true,
      // The pointer every browser knows to be there, so that it can be captured.
      pointerId: 1,
      isPrimary: true,
      pointerType,
      button: type === 'pointermove' ? -1 : 0,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: start.x + x * part,
      clientY: start.y + y * part,
    };
    return element.dispatchEvent(new PointerEvent(type, { ...event, detail: type === 'click' ? 1 : 0 }));
  };
  fire('pointerdown', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) fire('pointermove', part);
  if (isCancelled) {
    fire('pointercancel', 1);
    return { wasClickTaken: false };
  }
  fire('pointerup', 1);
  return { wasClickTaken: !fire('click', 1) };
}
