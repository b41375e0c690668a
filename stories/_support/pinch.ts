import type { Point } from './pointer.ts';

/** Two fingers on an element; places are measured from its middle, in px. */
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

/** One finger comes down and goes up at a place, measured from the middle of the element. */
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

/** A frame has been drawn. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Scale and place of what is drawn by a transform. */
export function transformOf(element: Element) {
  const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform);
  return { scale, x, y };
}

/** The same once what eases has come to its end. */
export async function settledTransform(element: Element) {
  await nextFrame();
  for (const animation of element.getAnimations()) animation.finish();
  return transformOf(element);
}
