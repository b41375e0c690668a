import { MagnifierLens } from '@elvora/design-system/MagnifierLens';
import { createRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { largePicture } from '../../_support/gallery.ts';
import { widePicture } from '../../_support/pictures.ts';
import { nextFrame, transformOf } from '../../_support/pinch.ts';
import { LensInFrame } from './LensInFrame.tsx';
import { type Canvas, frameIn, part, lensOf, point, shows, ready } from './lensSteps.ts';

const onZoomChange = fn();

const meta = preview.meta({
  component: MagnifierLens,
  tags: ['behaviour'],
  beforeEach: () => {
    onZoomChange.mockClear();
  },
  args: {
    frame: createRef<HTMLElement>(),
    source: largePicture,
    zoomSource: largePicture,
    onZoomChange,
  },
  render: (args) => <LensInFrame {...args} />,
});

const status = (canvas: Canvas) => canvas.getByRole('status');

/** The visible part of the picture is announced. */
export const TheKeyboardReachesTheWholePicture = meta.story({
  args: { zoom: 2.5 },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await ready(canvasElement);
    await userEvent.tab();
    await expect(frameIn(canvas)).toHaveFocus();
    await step('shows the lens with Z', async () => {
      await userEvent.keyboard('z');
      await shows(canvasElement);
      await waitFor(() => expect(status(canvas)).toHaveTextContent('Zoom 2.5, middle'));
    });
    await step('reaches opposite corners with the arrow keys', async () => {
      await userEvent.keyboard(
        '{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}',
      );
      await waitFor(() => expect(status(canvas)).toHaveTextContent('Zoom 2.5, left third, top third'));
      await nextFrame();
      const at = () => transformOf(part(canvasElement, 'panel').firstElementChild ?? canvasElement);
      await expect(at()).toMatchObject({ x: 0, y: 0 });
      await userEvent.keyboard(`{Shift>}${'{ArrowRight}{ArrowDown}'.repeat(5)}{/Shift}`);
      await nextFrame();
      await expect(at()).toMatchObject({ x: -600, y: -600 });
      await waitFor(() => expect(status(canvas)).toHaveTextContent('right third, bottom third'));
    });
    await step('moves by 5 % per key', async () => {
      const before = transformOf(part(canvasElement, 'lens'));
      await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowLeft}');
      await nextFrame();
      await expect(before.x - transformOf(part(canvasElement, 'lens')).x).toBeCloseTo(105, 0);
    });
    await step('zooms within the limits with plus and minus', async () => {
      await userEvent.keyboard('+++++');
      await waitFor(() => expect(status(canvas)).toHaveTextContent('Zoom 4'));
      await userEvent.keyboard('----------');
      await waitFor(() => expect(status(canvas)).toHaveTextContent('Zoom 1,'));
      await expect(onZoomChange).toHaveBeenLastCalledWith(1);
    });
    await step('hides it on Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(lensOf(canvasElement)).not.toHaveAttribute('data-shown'));
      await waitFor(() => expect(status(canvas)).toHaveTextContent(/^$/));
    });
  },
});

export const TellsItsKeysOnFocus = meta.story({
  args: { source: widePicture, zoomSource: null },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    const frame = frameIn(canvas);
    await expect(part(canvasElement, 'keys')).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(part(canvasElement, 'keys')).toBeVisible());
    await expect(frame).toHaveAttribute('aria-keyshortcuts', 'Z');
    await expect(frame).toHaveAccessibleDescription(/^Z: magnify/);
    await userEvent.tab();
    await waitFor(() => expect(part(canvasElement, 'keys')).not.toBeVisible());
  },
});

export const AnnouncesNothingForPointerInput = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    point(frameIn(canvas), { x: 0.9, y: 0.9 });
    await shows(canvasElement);
    await expect(status(canvas)).toHaveTextContent(/^$/);
    await expect(part(canvasElement, 'panel')).toHaveAttribute('aria-hidden', 'true');
  },
});
