import { fn, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Told of every change, as the app is. */
export const change = fn();
export const forgetChanges = () => {
  change.mockClear();
};

/** What the table holds now, as the app got it. */
export const table = () => change.mock.lastCall?.[0];

/** The cells come with the first frame, in which the table learns its size. */
export const drawn = (canvas: Canvas) => canvas.findAllByRole('gridcell');

export const cell = (canvas: Canvas, name: string) => canvas.getByRole('gridcell', { name });
export const header = (canvas: Canvas, name: RegExp) => canvas.getByRole('columnheader', { name });

/** The middle of an element, where a pointer goes. */
export const point = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
