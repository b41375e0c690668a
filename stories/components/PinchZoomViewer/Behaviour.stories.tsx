import { PinchZoomViewer } from '@elvora/design-system/PinchZoomViewer';
import { Profiler } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';
import { settledTransform, nextFrame, tap, transformOf, createPinch } from '../../_support/pinch.ts';
import { brokenPicture } from '../../_support/pictures.ts';
import { drag } from '../../_support/pointer.ts';
import { ViewerWithOpener } from './ViewerWithOpener.tsx';

const onClose = fn();
const onIndexChange = fn();
const drawn = fn();

const meta = preview.meta({
  component: PinchZoomViewer,
  tags: ['behaviour'],
  beforeEach: () => {
    onClose.mockClear();
    onIndexChange.mockClear();
    drawn.mockClear();
  },
  args: { pictures: galleryPictures(3), name: 'Power Contactor', onClose, onIndexChange },
  render: (args) => (
    <Profiler id="viewer" onRender={drawn}>
      <PinchZoomViewer {...args} />
    </Profiler>
  ),
});

const part = (name: string) => {
  const found = document.querySelector<HTMLElement>(
    `[data-component="PinchZoomViewer"] [data-part="${name}"]`,
  );
  if (!found) throw new Error(`The viewer has no ${name}.`);
  return found;
};
const drawnAt = () => settledTransform(part('picture'));
const scale = async () => (await drawnAt()).scale;

const zoomedHint = 'Pinch to zoom • Drag to pan • Double tap to reset';
const fittedHint = 'Pinch to zoom • Double tap to zoom in';

/** Zooms in with two taps. */
async function doubleTap(at = { x: 0, y: 0 }) {
  tap(part('stage'), at);
  tap(part('stage'), at);
  await nextFrame();
}

/** S-180: two fingers, however far, never leave 1 and 4. */
export const APinchStaysWithin1And4 = meta.story({
  play: async ({ step }) => {
    const fingers = createPinch(part('stage'));
    await step('apart, far past the end: exactly 4', async () => {
      fingers.down({ x: -20, y: 0 }, { x: 20, y: 0 });
      for (const reach of [40, 60, 79, 80, 81, 200, 300]) {
        fingers.move({ x: -reach, y: 0 }, { x: reach, y: 0 });
        const now = await scale();
        await expect(now).toBeCloseTo(Math.min(4, reach / 20), 5);
      }
      fingers.up();
      await expect(await scale()).toBe(4);
    });
    await step('together, far past the end: exactly 1', async () => {
      fingers.down({ x: -200, y: 0 }, { x: 200, y: 0 });
      for (const reach of [100, 50, 49, 5, 1]) {
        fingers.move({ x: -reach, y: 0 }, { x: reach, y: 0 });
        await expect(await scale()).toBeGreaterThanOrEqual(1);
      }
      fingers.up();
      await expect(await scale()).toBe(1);
    });
  },
});

/** The point that was between the fingers stays between them. */
export const APinchIsAroundItsMiddle = meta.story({
  play: async () => {
    const fingers = createPinch(part('stage'));
    fingers.down({ x: 0, y: 40 }, { x: 0, y: 80 });
    fingers.move({ x: 0, y: 20 }, { x: 0, y: 100 });
    const { scale: now, y } = await drawnAt();
    await expect(now).toBeCloseTo(2);
    // What lay 60 px below the middle lies there still.
    await expect(60 * now + y).toBeCloseTo(60, 0);
    fingers.up();
  },
});

/** S-182. */
export const ADoubleTapGoesTo2AndBack = meta.story({
  play: async () => {
    await doubleTap({ x: 0, y: 50 });
    const { scale: now, y } = await drawnAt();
    await expect(now).toBe(2);
    await expect(y).toBeCloseTo(-50, 0);
    await doubleTap();
    await expect(await drawnAt()).toEqual({ scale: 1, x: 0, y: 0 });
  },
});

/** S-181: drags pan, with bounds. */
export const ADragPansTheZoomedPicture = meta.story({
  play: async () => {
    await doubleTap();
    await drawnAt();
    const box = part('picture').getBoundingClientRect();
    const reach = Math.max(0, (box.height - part('stage').clientHeight) / 2);
    drag(part('stage'), { by: { x: 0, y: 60 } });
    await expect((await drawnAt()).y).toBeCloseTo(Math.min(60, reach), 0);
    drag(part('stage'), { by: { x: 0, y: 2000 } });
    await expect((await drawnAt()).y).toBeCloseTo(reach, 0);
    await expect(onClose).not.toHaveBeenCalled();
  },
});

/** S-184, S-185: both hints, each until it has done its work; '?' brings them back. */
export const SaysHowToZoom = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('fitted', async () => expect(canvas.getByText(fittedHint)).toBeVisible());
    await step('zoomed', async () => {
      await doubleTap();
      await waitFor(() => expect(canvas.getByText(zoomedHint)).toBeVisible());
    });
    await step('after both were used, none', async () => {
      await doubleTap();
      await waitFor(() => expect(canvas.getByText(fittedHint)).not.toBeVisible());
    });
    await step('? brings it back', async () => {
      await userEvent.keyboard('?');
      await waitFor(() => expect(canvas.getByText(fittedHint)).toBeVisible());
      await userEvent.keyboard('?');
      await waitFor(() => expect(canvas.getByText(fittedHint)).not.toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Show how to zoom' }));
      await waitFor(() => expect(canvas.getByText(fittedHint)).toBeVisible());
    });
  },
});

export const TheKeyboardZoomsPansAndChanges = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('plus, minus and 0', async () => {
      await userEvent.keyboard('++');
      await expect(await scale()).toBeCloseTo(2.25);
      await userEvent.keyboard('-');
      await expect(await scale()).toBeCloseTo(1.5);
      await userEvent.keyboard('0');
      await expect(await scale()).toBe(1);
      await userEvent.keyboard('+++++++++');
      await expect(await scale()).toBe(4);
    });
    await step('arrows look around in the zoomed picture', async () => {
      const before = await drawnAt();
      await userEvent.keyboard('{ArrowDown}');
      await expect((await drawnAt()).y).toBeLessThan(before.y);
      await expect(onIndexChange).not.toHaveBeenCalled();
    });
    await step('and change the fitted one, round the ends', async () => {
      await userEvent.keyboard('0');
      await expect(await scale()).toBe(1);
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{Home}{End}');
      await expect(onIndexChange.mock.calls).toEqual([[1], [2], [0], [2], [0], [2]]);
      await expect(canvas.getByText('3 / 3')).toBeVisible();
    });
  },
});

export const ArrowsPointTheWayTheyMove = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ userEvent, step }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onIndexChange.mock.calls).toEqual([[1]]);
    await step('and so do fingers', async () => {
      drag(part('stage'), { by: { x: 60 } });
    });
    await expect(onIndexChange.mock.calls).toEqual([[1], [2]]);
  },
});

/** Ctrl and the wheel, which is also how a trackpad tells a pinch. */
export const TheWheelZoomsAtThePointer = meta.story({
  play: async () => {
    const stage = part('stage');
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 + 80 };
    await expect(fireEvent.wheel(stage, { ...at, deltaY: 120 })).toBe(false);
    await expect(await scale()).toBe(1);
    fireEvent.wheel(stage, { ...at, deltaY: -300, ctrlKey: true });
    const { scale: now, y } = await drawnAt();
    await expect(now).toBeCloseTo(2);
    await expect(y).toBeCloseTo(-80, 0);
    fireEvent.wheel(stage, { ...at, deltaY: 9000, ctrlKey: true });
    await expect(await scale()).toBe(1);
  },
});

/** Everything fingers do, buttons do, too (2.5.1, 2.5.7). */
export const ButtonsDoWhatFingersDo = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(await scale()).toBe(1.5);
    await step('the level is told when it rests', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Zoom 1.5×'));
    });
    await userEvent.click(canvas.getByRole('button', { name: '1.5× reset zoom' }));
    await expect(await scale()).toBe(1);
    await step('the keyboard keeps its place', async () => {
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

export const AnotherPictureBeginsFitted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await doubleTap();
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(await scale()).toBe(1);
    await expect(within(part('picture')).getByRole('img')).toHaveAccessibleName('From the side');
  },
});

export const SwipesChangeThePictureAndClose = meta.story({
  play: async ({ step }) => {
    await step('exactly 50 px change nothing', async () => {
      drag(part('stage'), { by: { x: -50 } });
      await expect(onIndexChange).not.toHaveBeenCalled();
    });
    await step('51 px do', async () => {
      drag(part('stage'), { by: { x: -51 } });
      await expect(onIndexChange.mock.calls).toEqual([[1]]);
      drag(part('stage'), { by: { x: 51 } });
      await expect(onIndexChange.mock.calls).toEqual([[1], [0]]);
    });
    await step('down closes', async () => {
      drag(part('stage'), { by: { x: 0, y: 79 } });
      await expect(onClose).not.toHaveBeenCalled();
      drag(part('stage'), { by: { x: 0, y: 120 } });
      await expect(onClose).toHaveBeenCalledOnce();
    });
  },
});

/** React draws when the picture becomes zoomed, not while fingers move. */
export const MovesWithoutARender = meta.story({
  play: async () => {
    const fingers = createPinch(part('stage'));
    fingers.down({ x: -20, y: 0 }, { x: 20, y: 0 });
    fingers.move({ x: -24, y: 0 }, { x: 24, y: 0 });
    await nextFrame();
    drawn.mockClear();
    for (let reach = 25; reach < 70; reach += 1) {
      fingers.move({ x: -reach, y: 0 }, { x: reach, y: 0 });
      if (reach % 10 === 0) await nextFrame();
    }
    await nextFrame();
    await expect(drawn).not.toHaveBeenCalled();
    await expect(part('stage').closest('dialog')).toHaveTextContent('3.5×');
    fingers.up();
  },
});

export const IsAModalDialogNamedByTheProduct = meta.story({
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Power Contactor' });
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

/** Escape, Back and the button: the focus is on the opener again, and the page where it was. */
export const ClosesAndReturns = meta.story({
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
    await step('Escape', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(window.history.state).toEqual(state);
    });
    await step('Back, which leaves the page as it is', async () => {
      await open();
      window.history.back();
      await closed();
      await expect(window.history.length).toBeLessThanOrEqual(length + 1);
    });
    await step('the button', async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await closed();
    });
    await expect(onClose).toHaveBeenCalledTimes(3);
    await expect(window.scrollY).toBe(0);
  },
});

export const OnePictureHasNoArrows = meta.story({
  args: { pictures: galleryPictures(1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(onIndexChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('1 / 1')).toBeVisible();
  },
});

export const ABrokenPictureBecomesTheDrawing = meta.story({
  args: { pictures: [{ source: brokenPicture, alt: 'Front' }] },
  play: async () => {
    await waitFor(() =>
      expect(part('picture').querySelector('[data-component="PlaceholderDrawing"]')).not.toBeNull(),
    );
  },
});

/** Reduced motion jumps. */
export const JumpsUnderReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async () => {
    await doubleTap();
    await expect(part('picture').getAnimations()).toHaveLength(0);
    await expect(transformOf(part('picture')).scale).toBe(2);
  },
});

export const SurvivesValuesThatAreNone = meta.story({
  args: { pictures: [], initialIndex: NaN, minScale: NaN, maxScale: -1, doubleTapScale: NaN },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}+{End}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
});
