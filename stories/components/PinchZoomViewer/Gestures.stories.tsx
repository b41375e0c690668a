import { PinchZoomViewer } from '@elvora/design-system/PinchZoomViewer';
import { Profiler } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';
import { createPinch, nextFrame, transformOf } from '../../_support/pinch.ts';
import { drag } from '../../_support/pointer.ts';
import { currentTransform, doubleTap, part, scale } from './viewerSteps.ts';

const onClose = fn();
const onIndexChange = fn();
const onRender = fn();

const meta = preview.meta({
  component: PinchZoomViewer,
  tags: ['behaviour'],
  beforeEach: () => {
    onClose.mockClear();
    onIndexChange.mockClear();
    onRender.mockClear();
  },
  args: { pictures: galleryPictures(3), name: 'Power Contactor', onClose, onIndexChange },
  render: (args) => (
    <Profiler id="viewer" onRender={onRender}>
      <PinchZoomViewer {...args} />
    </Profiler>
  ),
});

/** S-180 */
export const KeepsThePinchScaleBetween1And4 = meta.story({
  play: async ({ step }) => {
    const fingers = createPinch(part('stage'));
    await step('stops at 4 when the fingers move far apart', async () => {
      fingers.down({ x: -20, y: 0 }, { x: 20, y: 0 });
      for (const reach of [40, 60, 79, 80, 81, 200, 300]) {
        fingers.move({ x: -reach, y: 0 }, { x: reach, y: 0 });
        await expect(await scale()).toBeCloseTo(Math.min(4, reach / 20), 5);
      }
      fingers.up();
      await expect(await scale()).toBe(4);
    });
    await step('stops at 1 when they move together', async () => {
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

export const PinchesAroundTheMidpoint = meta.story({
  play: async () => {
    const fingers = createPinch(part('stage'));
    fingers.down({ x: 0, y: 40 }, { x: 0, y: 80 });
    fingers.move({ x: 0, y: 20 }, { x: 0, y: 100 });
    const { scale: zoom, y } = await currentTransform();
    await expect(zoom).toBeCloseTo(2);
    // The point 60 px below the centre has not moved.
    await expect(60 * zoom + y).toBeCloseTo(60, 0);
    fingers.up();
  },
});

/** S-182 */
export const DoubleTapTogglesScale2 = meta.story({
  play: async () => {
    await doubleTap({ x: 0, y: 50 });
    const { scale: zoom, y } = await currentTransform();
    await expect(zoom).toBe(2);
    await expect(y).toBeCloseTo(-50, 0);
    await doubleTap();
    await expect(await currentTransform()).toEqual({ scale: 1, x: 0, y: 0 });
  },
});

/** S-181 */
export const DragPansWithinBounds = meta.story({
  play: async () => {
    await doubleTap();
    await currentTransform();
    const box = part('picture').getBoundingClientRect();
    const reach = Math.max(0, (box.height - part('stage').clientHeight) / 2);
    drag(part('stage'), { by: { x: 0, y: 60 } });
    await expect((await currentTransform()).y).toBeCloseTo(Math.min(60, reach), 0);
    drag(part('stage'), { by: { x: 0, y: 2000 } });
    await expect((await currentTransform()).y).toBeCloseTo(reach, 0);
    await expect(onClose).not.toHaveBeenCalled();
  },
});

/** Trackpads report a pinch as Ctrl+wheel. */
export const CtrlWheelZoomsAtThePointer = meta.story({
  play: async () => {
    const stage = part('stage');
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 + 80 };
    await expect(fireEvent.wheel(stage, { ...at, deltaY: 120 })).toBe(false);
    await expect(await scale()).toBe(1);
    fireEvent.wheel(stage, { ...at, deltaY: -300, ctrlKey: true });
    const { scale: zoom, y } = await currentTransform();
    await expect(zoom).toBeCloseTo(2);
    await expect(y).toBeCloseTo(-80, 0);
    fireEvent.wheel(stage, { ...at, deltaY: 9000, ctrlKey: true });
    await expect(await scale()).toBe(1);
  },
});

export const SwipesChangeThePictureAndClose = meta.story({
  play: async ({ step }) => {
    await step('snaps back at 50 px', async () => {
      drag(part('stage'), { by: { x: -50 } });
      await expect(onIndexChange).not.toHaveBeenCalled();
    });
    await step('changes the picture at 51 px', async () => {
      drag(part('stage'), { by: { x: -51 } });
      await expect(onIndexChange.mock.calls).toEqual([[1]]);
      drag(part('stage'), { by: { x: 51 } });
      await expect(onIndexChange.mock.calls).toEqual([[1], [0]]);
    });
    await step('closes on a swipe down', async () => {
      drag(part('stage'), { by: { x: 0, y: 79 } });
      await expect(onClose).not.toHaveBeenCalled();
      drag(part('stage'), { by: { x: 0, y: 120 } });
      await expect(onClose).toHaveBeenCalledOnce();
    });
  },
});

/** React renders when the picture becomes zoomed, not for each move. */
export const ZoomsWithoutRendering = meta.story({
  play: async () => {
    const fingers = createPinch(part('stage'));
    fingers.down({ x: -20, y: 0 }, { x: 20, y: 0 });
    fingers.move({ x: -24, y: 0 }, { x: 24, y: 0 });
    await nextFrame();
    onRender.mockClear();
    for (let reach = 25; reach < 70; reach += 1) {
      fingers.move({ x: -reach, y: 0 }, { x: reach, y: 0 });
      if (reach % 10 === 0) await nextFrame();
    }
    await nextFrame();
    await expect(onRender).not.toHaveBeenCalled();
    await expect(part('stage').closest('dialog')).toHaveTextContent('3.5×');
    fingers.up();
  },
});

export const JumpsWithReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async () => {
    await doubleTap();
    await expect(part('picture').getAnimations()).toHaveLength(0);
    await expect(transformOf(part('picture')).scale).toBe(2);
  },
});

/** The page shows through the ground while the picture is pulled down. */
export const TheGroundFadesWithAPullDown = meta.story({
  play: async () => {
    const dialog = part('stage').closest('dialog');
    const { x, y, width, height } = part('stage').getBoundingClientRect();
    const point = { clientX: x + width / 2, clientY: y + height / 2 };
    const init = { bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'touch', button: 0 };
    part('stage').dispatchEvent(new PointerEvent('pointerdown', { ...init, ...point }));
    const pulled = { ...point, clientY: point.clientY + 60 };
    part('stage').dispatchEvent(new PointerEvent('pointermove', { ...init, ...pulled }));
    await expect(dialog).toHaveAttribute('data-pulled');
    await expect(getComputedStyle(dialog ?? document.body).backgroundColor).toMatch(/\/ 0\.[5-9]/);
    part('stage').dispatchEvent(new PointerEvent('pointercancel', { ...init, ...pulled }));
    await expect(dialog).not.toHaveAttribute('data-pulled');
    await expect(dialog?.style.backgroundColor).toBe('');
  },
});

export const AClickBesideThePictureCloses = meta.story({
  play: async () => {
    const stage = part('stage');
    const { x, y, width, height } = stage.getBoundingClientRect();
    const picture = part('picture').getBoundingClientRect();
    const isWide = picture.width < width - 4;
    const at = {
      clientX: isWide ? x + 1 : x + width / 2,
      clientY: isWide ? y + height / 2 : y + 1,
    };
    const click = (pointerType: string) => {
      const init = { bubbles: true, pointerId: 1, isPrimary: true, pointerType, button: 0, ...at };
      stage.dispatchEvent(new PointerEvent('pointerdown', init));
      stage.dispatchEvent(new PointerEvent('pointerup', init));
    };
    click('touch');
    await expect(onClose).not.toHaveBeenCalled();
    click('mouse');
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
