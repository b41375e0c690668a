import type { Point } from './pointer.ts';

/** Simulates two fingers on an element; positions are in px from its centre. */
export function createPinch(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const fire = (type: string, pointerId: number, { x, y }: Point) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId,
        isPrimary: pointerId === 11,
        pointerType: 'touch',
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: left + width / 2 + x,
        clientY: top + height / 2 + y,
      }),
    );
  let places: readonly [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return {
    down: (first: Point, second: Point) => {
      places = [first, second];
      fire('pointerdown', 11, first);
      fire('pointerdown', 12, second);
    },
    move: (first: Point, second: Point) => {
      places = [first, second];
      fire('pointermove', 11, first);
      fire('pointermove', 12, second);
    },
    up: () => {
      fire('pointerup', 11, places[0]);
      fire('pointerup', 12, places[1]);
    },
  };
}

/** Taps an element with one finger; the position is in px from its centre. */
export function tap(element: Element, { x, y }: Point = { x: 0, y: 0 }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const type of ['pointerdown', 'pointerup']) {
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 21,
        isPrimary: true,
        pointerType: 'touch',
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: left + width / 2 + x,
        clientY: top + height / 2 + y,
      }),
    );
  }
}

/** Resolves when a frame has been painted. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Reads scale and offset of an element's transform. */
export function transformOf(element: Element) {
  const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform);
  return { scale, x, y };
}

/** Reads the transform after finishing its animations. */
export async function settledTransform(element: Element) {
  await nextFrame();
  for (const animation of element.getAnimations()) animation.finish();
  return transformOf(element);
}
