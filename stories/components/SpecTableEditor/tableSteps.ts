import { fireEvent, fn, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Receives every change, like the app. */
export const change = fn();
export const forgetChanges = () => {
  change.mockClear();
};

/** Returns the table of the last change. */
export const table = () => change.mock.lastCall?.[0];

/** Cells render in the first frame, once the table has been measured. */
export const whenRendered = (canvas: Canvas) => canvas.findAllByRole('gridcell');

export const cell = (canvas: Canvas, name: string) => canvas.getByRole('gridcell', { name });
export const header = (canvas: Canvas, name: RegExp) => canvas.getByRole('columnheader', { name });

/** Returns the centre of an element as pointer coordinates. */
export const point = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Drags one element onto another by pointer. */
export async function pull(from: Element, to: Element) {
  const common = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  await fireEvent(
    from,
    new PointerEvent('pointerdown', { ...common, ...point(from), button: 0, buttons: 1 }),
  );
  const grid = from.closest('[role=grid]') ?? from;
  await fireEvent(grid, new PointerEvent('pointermove', { ...common, ...point(to), buttons: 1 }));
  await fireEvent(grid, new PointerEvent('pointerup', { ...common, ...point(to), button: 0 }));
}

/** Whether a cell is inside the visible part of the grid. */
export function isInView(element: Element, grid: Element): boolean {
  const box = element.getBoundingClientRect();
  const frame = grid.getBoundingClientRect();
  return (
    box.top >= frame.top &&
    box.bottom <= frame.bottom + 1 &&
    box.left >= frame.left &&
    box.right <= frame.right + 1
  );
}
