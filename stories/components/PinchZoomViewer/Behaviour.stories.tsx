import { PinchZoomViewer } from '@elvora/design-system/PinchZoomViewer';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';
import { brokenPicture } from '../../_support/pictures.ts';
import { drag } from '../../_support/pointer.ts';
import { currentTransform, doubleTap, part, scale } from './viewerSteps.ts';
import { ViewerWithOpener } from './ViewerWithOpener.tsx';

const onClose = fn();
const onIndexChange = fn();

const meta = preview.meta({
  component: PinchZoomViewer,
  tags: ['behaviour'],
  beforeEach: () => {
    onClose.mockClear();
    onIndexChange.mockClear();
  },
  args: { pictures: galleryPictures(3), name: 'Power Contactor', onClose, onIndexChange },
});

const zoomedHint = 'Pinch to zoom • Drag to pan • Double tap to reset';
const fittedHint = 'Pinch to zoom • Double tap to zoom in';

/** S-184, S-185: each hint disappears once its gesture was used; '?' shows it again. */
export const ShowsZoomHints = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('shows how to zoom in', async () => expect(canvas.getByText(fittedHint)).toBeVisible());
    await step('shows how to pan and reset', async () => {
      await doubleTap();
      await waitFor(() => expect(canvas.getByText(zoomedHint)).toBeVisible());
    });
    await step('hides the hints after both gestures', async () => {
      await doubleTap();
      await waitFor(() => expect(canvas.getByText(fittedHint)).not.toBeVisible());
    });
    await step('shows the hint again with ? or the button', async () => {
      await userEvent.keyboard('?');
      await waitFor(() => expect(canvas.getByText(fittedHint)).toBeVisible());
      await userEvent.keyboard('?');
      await waitFor(() => expect(canvas.getByText(fittedHint)).not.toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Show how to zoom' }));
      await waitFor(() => expect(canvas.getByText(fittedHint)).toBeVisible());
    });
  },
});

export const ZoomsPansAndNavigatesByKeyboard = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('zooms with plus, minus and 0', async () => {
      await userEvent.keyboard('++');
      await expect(await scale()).toBeCloseTo(2.25);
      await userEvent.keyboard('-');
      await expect(await scale()).toBeCloseTo(1.5);
      await userEvent.keyboard('0');
      await expect(await scale()).toBe(1);
      await userEvent.keyboard('+++++++++');
      await expect(await scale()).toBe(4);
    });
    await step('pans a zoomed picture with the arrows', async () => {
      const before = await currentTransform();
      await userEvent.keyboard('{ArrowDown}');
      await expect((await currentTransform()).y).toBeLessThan(before.y);
      await expect(onIndexChange).not.toHaveBeenCalled();
    });
    await step('changes a fitted picture with the arrows, around both ends', async () => {
      await userEvent.keyboard('0');
      await expect(await scale()).toBe(1);
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{Home}{End}');
      await expect(onIndexChange.mock.calls).toEqual([[1], [2], [0], [2], [0], [2]]);
      await expect(canvas.getByText('3 / 3')).toBeVisible();
    });
  },
});

export const ArrowsAreMirroredInRtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ userEvent, step }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onIndexChange.mock.calls).toEqual([[1]]);
    await step('mirrors swipes as well', async () => {
      drag(part('stage'), { by: { x: 60 } });
    });
    await expect(onIndexChange.mock.calls).toEqual([[1], [2]]);
  },
});

/** WCAG 2.5.1, 2.5.7 */
export const ButtonsReplaceEveryGesture = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(await scale()).toBe(1.5);
    await step('announces the zoom level when it settles', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Zoom 1.5×'));
    });
    await userEvent.click(canvas.getByRole('button', { name: '1.5× reset zoom' }));
    await expect(await scale()).toBe(1);
    await step('mixes keyboard and buttons', async () => {
      await userEvent.keyboard('++');
      await expect(await scale()).toBeCloseTo(2.25);
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
      await expect(await scale()).toBe(1);
      await userEvent.keyboard('+0');
      await expect(await scale()).toBe(1);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Image 3 of 3: From above' }));
    await expect(onIndexChange.mock.calls).toEqual([[1], [2]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

export const ResetsTheZoomForAnotherPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    await doubleTap();
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(await scale()).toBe(1);
    await expect(within(part('picture')).getByRole('img')).toHaveAccessibleName('From the side');
  },
});

export const IsAModalDialogNamedByTheProduct = meta.story({
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Power Contactor' });
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

export const ReturnsTheFocusOnClose = meta.story({
  render: (args) => <ViewerWithOpener {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Look closely' });
    const open = async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Power Contactor' });
    };
    const closed = () =>
      waitFor(async () => {
        await expect(screen.queryByRole('dialog')).toBeNull();
        await expect(opener).toHaveFocus();
      });
    const { length, state } = { length: window.history.length, state: window.history.state as unknown };
    await step('closes by Escape', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(window.history.state).toEqual(state);
    });
    await step('closes by Back and stays on the page', async () => {
      await open();
      window.history.back();
      await closed();
      await expect(window.history.length).toBeLessThanOrEqual(length + 1);
    });
    await step('closes by the button', async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await closed();
    });
    await expect(onClose).toHaveBeenCalledTimes(3);
    await expect(window.scrollY).toBe(0);
  },
});

export const HasNoArrowsWithOnePicture = meta.story({
  args: { pictures: galleryPictures(1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(onIndexChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('1 / 1')).toBeVisible();
  },
});

export const ShowsTheDrawingForABrokenPicture = meta.story({
  args: { pictures: [{ source: brokenPicture, alt: 'Front' }] },
  play: async () => {
    await waitFor(() =>
      expect(part('picture').querySelector('[data-component="PlaceholderDrawing"]')).not.toBeNull(),
    );
  },
});

export const AcceptsInvalidValues = meta.story({
  args: { pictures: [], initialIndex: NaN, minScale: NaN, maxScale: -1, doubleTapScale: NaN },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}+{End}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
});
