import { fn, type within } from 'storybook/test';

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
