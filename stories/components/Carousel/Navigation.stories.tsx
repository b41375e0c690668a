import { Carousel } from '@elvora/design-system/Carousel';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { type ManualClock, createManualClock } from '../../_support/clock.ts';
import { nextFrame } from '../../_support/pinch.ts';
import { drag, press } from '../../_support/pointer.ts';
import {
  type Canvas,
  currentSlide,
  firstStep,
  haltMotion,
  slideEdges,
  slideLink,
  slideNames,
  slideTrack,
  waitForSlide,
  waitUntilDraggable,
  waitUntilPlaying,
} from './carouselSteps.ts';
import { slides } from './slides.ts';

const onSlideChange = fn();
let clock: ManualClock = createManualClock();

const meta = preview.meta({
  component: Carousel,
  tags: ['behaviour'],
  beforeEach: () => {
    onSlideChange.mockClear();
    clock = createManualClock();
  },
  args: { items: slides, label: 'Product categories', onSlideChange },
  // `beforeEach` creates a clock for each run.
  render: (args) => <Carousel {...args} clock={clock} />,
});

/** S-098, S-099. */
export const WrapsAroundBothEnds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await waitForSlide(canvas, slideNames.third);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitForSlide(canvas, slideNames.first);
  },
});

/** The first slide moves in behind the last one, in both directions. */
export const LeavesNoGapAtItsEnds = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await waitUntilDraggable(canvas);
    const edges = () => ({
      first: slideEdges(canvas, slideNames.first),
      third: slideEdges(canvas, slideNames.third),
    });
    await step('from the first to the last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
      const motion = await haltMotion(canvas, 150);
      await expect(edges().first.left).toBeGreaterThan(10);
      await expect(edges().third.right).toBeCloseTo(edges().first.left, 0);
      motion.finish();
      await waitFor(() => expect(edges().third.left).toBeCloseTo(0, 0));
    });
    await step('from the last to the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      const motion = await haltMotion(canvas, 150);
      await expect(edges().third.left).toBeLessThan(-10);
      await expect(edges().first.left).toBeCloseTo(edges().third.right, 0);
      motion.finish();
      await waitFor(() => expect(edges().first.left).toBeCloseTo(0, 0));
    });
  },
});

/** A press stops the slides where they are; released, they move on to the current slide. */
export const HoldsMovingSlidesUnderAPress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitUntilDraggable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await haltMotion(canvas, 150);
    const { left } = slideEdges(canvas, slideNames.second);
    drag(slideLink(canvas), { by: { x: 0 } });
    await expect(left).toBeGreaterThan(10);
    await expect(slideEdges(canvas, slideNames.second).left).toBeCloseTo(left, 0);
    await waitFor(() => expect(slideEdges(canvas, slideNames.second).left).toBeCloseTo(0, 0));
  },
});

/** Released slides move on at the speed of the drag, without script per frame, and are rastered at their place. */
export const ComesToRestAfterADrag = meta.story({
  play: async ({ canvas }) => {
    await waitUntilDraggable(canvas);
    const track = slideTrack(canvas);
    const pointer = press(slideLink(canvas), { by: { x: -240 } });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      pointer.move(part);
      await nextFrame();
    }
    await expect(track.style.willChange).toBe('transform');
    pointer.release();
    // Still on the way to the first slide, but at the speed of the drag.
    await expect(firstStep(track)).toBeLessThan(-5);
    await waitForSlide(canvas, slideNames.second);
    await expect(track.getAnimations()).toHaveLength(1);
    await waitFor(() => expect(track.getAnimations()).toHaveLength(0));
    await expect(slideEdges(canvas, slideNames.second).left).toBeCloseTo(0, 0);
    await expect(track.style.willChange).toBe('');
  },
});

/** S-102. */
export const SelectsSlidesByDots = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const dots = within(canvas.getByRole('group', { name: 'Choose a slide' }));
    await userEvent.click(dots.getByRole('button', { name: slideNames.third }));
    await waitForSlide(canvas, slideNames.third);
    await step('wraps with the arrow keys', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(dots.getByRole('button', { name: slideNames.first })).toHaveFocus();
      await waitForSlide(canvas, slideNames.first);
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(dots.getByRole('button', { name: slideNames.second })).toHaveFocus();
      await expect(dots.getByRole('button', { current: true })).toHaveAccessibleName(slideNames.second);
    });
  },
});

/** S-103, S-104: exactly 50 px change nothing. */
export const SwipesOverMoreThan50Pixels = meta.story({
  play: async ({ canvas, step }) => {
    await waitUntilPlaying(canvas);
    await waitUntilDraggable(canvas);
    await step('snaps back at 50 px', async () => {
      const { wasClickTaken } = drag(slideLink(canvas), { by: { x: -50 } });
      await expect(wasClickTaken).toBe(true);
      await expect(currentSlide(canvas)).toHaveAccessibleName(slideNames.first);
    });
    await step('shows the next slide at 51 px to the left', async () => {
      drag(slideLink(canvas), { by: { x: -51 } });
      await waitForSlide(canvas, slideNames.second);
    });
    await step('shows the previous slide at 51 px to the right', async () => {
      drag(slideLink(canvas), { by: { x: 51 } });
      await waitForSlide(canvas, slideNames.first);
    });
    await step('works with a mouse', async () => {
      drag(slideLink(canvas), { by: { x: -120 }, pointerType: 'mouse' });
      await waitForSlide(canvas, slideNames.second);
    });
  },
});

export const LeavesVerticalSwipesToThePage = meta.story({
  play: async ({ canvas }) => {
    drag(slideLink(canvas), { by: { x: -60, y: 120 } });
    drag(slideLink(canvas), { by: { x: -120 }, isCancelled: true });
    await expect(currentSlide(canvas)).toHaveAccessibleName(slideNames.first);
    await expect(onSlideChange).not.toHaveBeenCalled();
  },
});

/** A touch drag is not followed by a click, so the next click is a key press. */
export const EnterFollowsTheSlideAfterADrag = meta.story({
  play: async ({ canvas }) => {
    await waitUntilDraggable(canvas);
    const link = slideLink(canvas);
    drag(link, { by: { x: -40 }, isCancelled: true });
    await new Promise((done) => {
      setTimeout(done, 100);
    });
    const onClick = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', onClick);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
});

/** S-097: a press without a drag follows the link. */
export const FollowsTheLinkOnClick = meta.story({
  play: async ({ canvas }) => {
    const { wasClickTaken } = drag(slideLink(canvas), { by: { x: 4 } });
    await expect(wasClickTaken).toBe(false);
  },
});

/** Dispatches a turn of the wheel over the slide. */
const turnWheel = (canvas: Canvas, init: WheelEventInit) => {
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
  slideLink(canvas).dispatchEvent(event);
  return event;
};

/** Waits longer than the pause that ends a movement of the wheel. */
const waitForWheelRest = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Trackpads and horizontal wheels move one slide per gesture, without navigating back in the history. */
export const TurnsWithTheWheel = meta.story({
  args: { autoplayInterval: 0 },
  play: async ({ canvas, step }) => {
    await waitUntilDraggable(canvas);
    await step('ignores momentum', async () => {
      const events = [30, 30, 90].map((deltaX) => turnWheel(canvas, { deltaX }));
      await expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, true]);
      await waitForSlide(canvas, slideNames.second);
      await waitFor(() => expect(onSlideChange.mock.calls).toEqual([[1]]));
    });
    await step('goes back after a rest', async () => {
      await waitForWheelRest();
      turnWheel(canvas, { deltaX: -51 });
      await waitForSlide(canvas, slideNames.first);
    });
    await step('leaves vertical scrolling and pinches to the page', async () => {
      await waitForWheelRest();
      await expect(turnWheel(canvas, { deltaX: 40, deltaY: 60 }).defaultPrevented).toBe(false);
      await expect(turnWheel(canvas, { deltaX: 60, ctrlKey: true }).defaultPrevented).toBe(false);
      await expect(currentSlide(canvas)).toHaveAccessibleName(slideNames.first);
    });
  },
});

function ControlledCarousel() {
  const [index, setIndex] = useState(1);
  return (
    <>
      <Carousel
        autoplayInterval={0}
        index={index}
        items={slides}
        label="Product categories"
        onSlideChange={setIndex}
      />
      <button onClick={() => setIndex(2)} type="button">
        Show the last
      </button>
      <output>{index}</output>
    </>
  );
}

export const ShowsTheSlideOfTheApp = meta.story({
  render: () => <ControlledCarousel />,
  play: async ({ canvas, userEvent }) => {
    await waitForSlide(canvas, slideNames.second);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last' }));
    await waitForSlide(canvas, slideNames.third);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitForSlide(canvas, slideNames.first);
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
});
