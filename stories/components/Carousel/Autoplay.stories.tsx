import { Carousel } from '@elvora/design-system/Carousel';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { type ManualClock, createManualClock } from '../../_support/clock.ts';
import {
  carouselOf,
  currentSlide,
  slideLink,
  slideNames,
  waitForSlide,
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

/** Advances the clock once the carousel has set its timer. */
const advance = async (timeMs: number) => {
  await waitFor(() => expect(clock.pendingCount()).toBe(1));
  clock.advance(timeMs);
};

/** S-100. */
export const PlaysEvery4000Milliseconds = meta.story({
  play: async ({ canvas, step }) => {
    await waitUntilPlaying(canvas);
    await step('shows the first slide for 3999 ms', async () => {
      await advance(3999);
      await expect(currentSlide(canvas)).toHaveAccessibleName(slideNames.first);
    });
    await step('shows the next slide after 4000 ms and wraps around', async () => {
      await advance(1);
      await waitForSlide(canvas, slideNames.second);
      await advance(4000);
      await waitForSlide(canvas, slideNames.third);
      await advance(4000);
      await waitForSlide(canvas, slideNames.first);
    });
    await waitFor(() => expect(onSlideChange.mock.calls).toEqual([[1], [2], [0]]));
  },
});

export const PausesOnHover = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitUntilPlaying(canvas);
    await userEvent.hover(slideLink(canvas));
    await waitFor(() => expect(carouselOf(canvas)).toHaveAttribute('data-phase', 'held'));
    clock.advance(60_000);
    await expect(currentSlide(canvas)).toHaveAccessibleName(slideNames.first);
    await userEvent.unhover(slideLink(canvas));
    await waitUntilPlaying(canvas);
  },
});

/** Slides are announced only while autoplay is off or held. */
export const PausesOnKeyboardFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitUntilPlaying(canvas);
    const live = currentSlide(canvas).parentElement;
    await expect(live).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    await waitFor(() => expect(carouselOf(canvas)).toHaveAttribute('data-phase', 'held'));
    await expect(live).toHaveAttribute('aria-live', 'polite');
    clock.advance(60_000);
    await expect(currentSlide(canvas)).toHaveAccessibleName(slideNames.first);
  },
});

/** D-32. */
export const PausesAndResumesWithItsFirstButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitUntilPlaying(canvas);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Pause slides' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Play slides');
    await expect(button).toHaveFocus();
    button.blur();
    clock.advance(60_000);
    await expect(currentSlide(canvas)).toHaveAccessibleName(slideNames.first);
    await userEvent.click(button);
    button.blur();
    await userEvent.unhover(button);
    await waitUntilPlaying(canvas);
  },
});
