import type { within } from 'storybook/test';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { Point } from '../../_support/pointer.ts';

export type Canvas = ReturnType<typeof within>;
export const frameIn = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Zoom image: Power contactor' });
export const part = (root: Element, name: string) => {
  const element = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!element) throw new Error(`The lens has no ${name}.`);
  return element;
};
export const lensOf = (root: Element) => root.querySelector('[data-component="MagnifierLens"]') ?? root;

/** Moves a pointer over the frame; `x` and `y` are fractions of its size. */
export function point(frame: Element, { x, y }: Point, pointerType: 'mouse' | 'pen' | 'touch' = 'mouse') {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const at = { clientX: left + x * width, clientY: top + y * height, pointerType, pointerId: 1 };
  fireEvent.pointerEnter(frame.parentElement ?? frame, at);
  fireEvent.pointerMove(frame, at);
  return at;
}
/** Waits until the lens is shown. */
export const shows = (root: Element) => waitFor(() => expect(lensOf(root)).toHaveAttribute('data-shown'));
/** Waits until the lens is available. */
export const ready = (root: Element) => waitFor(() => expect(part(root, 'lens')).toBeInTheDocument());
