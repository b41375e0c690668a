import { TestimonialCarousel } from '@elvora/design-system/TestimonialCarousel';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { type ManualClock, createManualClock } from '../../_support/clock.ts';
import { drag } from '../../_support/pointer.ts';
import { testimonials } from '../../_support/testimonials.ts';

let clock: ManualClock = createManualClock();

const meta = preview.meta({
  component: TestimonialCarousel,
  tags: ['behaviour'],
  beforeEach: () => {
    clock = createManualClock();
  },
  args: { items: testimonials, title: 'What our customers say' },
  // `beforeEach` creates a clock for each run.
  render: (args) => <TestimonialCarousel {...args} clock={clock} />,
});

type Canvas = ReturnType<typeof within>;
const carousel = (canvas: Canvas) => canvas.getByRole('region', { name: 'What our customers say' });
const playing = (canvas: Canvas) =>
  waitFor(() => expect(carousel(canvas)).toHaveAttribute('data-phase', 'playing'));
const currentSlide = (canvas: Canvas) => {
  const slides = canvas.getAllByRole('group', { name: /^\d of \d:/ });
  const [only, ...others] = slides.filter(({ inert }: HTMLElement) => !inert);
  if (!only || others.length > 0) throw new Error('Exactly one testimonial must not be inert.');
  return only;
};
const shows = (canvas: Canvas, name: string) =>
  waitFor(() => expect(currentSlide(canvas)).toHaveAttribute('aria-label', name));
const next = (canvas: Canvas) => canvas.getByRole('button', { name: 'Next testimonial' });

const first = '1 of 3: Arindam Sen';
const second = '2 of 3: Suresh Nair';
const third = '3 of 3: Farida Khan';

/** S-108. */
export const PlaysEvery6000Milliseconds = meta.story({
  play: async ({ canvas, step }) => {
    await playing(canvas);
    await waitFor(() => expect(clock.pendingCount()).toBe(1));
    await step('shows the first testimonial for 5999 ms', async () => {
      clock.advance(5999);
      await shows(canvas, first);
    });
    await step('shows the next testimonial after 6000 ms', async () => {
      clock.advance(1);
      await shows(canvas, second);
    });
  },
});

/** S-110, S-416: commands during the lock are dropped, not queued. */
export const DropsCommandsFor500Milliseconds = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('drops a command at 0 ms', async () => {
      await userEvent.click(next(canvas));
      await shows(canvas, second);
      await userEvent.click(next(canvas));
      await shows(canvas, second);
    });
    await step('drops a command at 499 ms', async () => {
      clock.advance(499);
      await userEvent.click(next(canvas));
      await shows(canvas, second);
    });
    await step('accepts a command at 501 ms', async () => {
      clock.advance(2);
      await shows(canvas, second);
      await userEvent.click(next(canvas));
      await shows(canvas, third);
    });
    await step('keeps the focus on the button', async () => {
      await expect(next(canvas)).toBeEnabled();
      await expect(next(canvas)).toHaveFocus();
    });
  },
});

/** S-109; wraps around both ends. */
export const HasPreviousNextAndDots = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous testimonial' }));
    await shows(canvas, third);
    clock.advance(500);
    await userEvent.click(next(canvas));
    await shows(canvas, first);
    clock.advance(500);
    const dots = within(canvas.getByRole('group', { name: 'Choose a testimonial' }));
    await userEvent.click(dots.getByRole('button', { name: second }));
    await shows(canvas, second);
  },
});

/** D-32. */
export const PausesWithItsFirstButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await playing(canvas);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Pause testimonials' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Play testimonials');
    button.blur();
    clock.advance(60_000);
    await shows(canvas, first);
  },
});

/** The page must not jump between testimonials. */
export const KeepsItsHeight = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heights = new Set<number>();
    for (const name of [second, third, first]) {
      await userEvent.click(next(canvas));
      await shows(canvas, name);
      heights.add(carousel(canvas).getBoundingClientRect().height);
      clock.advance(500);
    }
    await expect(heights.size).toBe(1);
  },
});

export const SwipesByTouchOnly = meta.story({
  play: async ({ canvas }) => {
    const quote = () => within(currentSlide(canvas)).getByRole('blockquote');
    drag(quote(), { by: { x: -120 }, pointerType: 'mouse' });
    await shows(canvas, first);
    drag(quote(), { by: { x: -50 } });
    await shows(canvas, first);
    drag(quote(), { by: { x: -51 } });
    await shows(canvas, second);
  },
});

export const PausesOnHover = meta.story({
  play: async ({ canvas, userEvent }) => {
    await playing(canvas);
    await userEvent.hover(currentSlide(canvas));
    await waitFor(() => expect(carousel(canvas)).toHaveAttribute('data-phase', 'held'));
    clock.advance(60_000);
    await shows(canvas, first);
  },
});

export const HasNoAutoplayWithReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(carousel(canvas)).toHaveAttribute('data-phase', 'static'));
    await expect(clock.pendingCount()).toBe(0);
  },
});

export const HasNoControlsWithOneTestimonial = meta.story({
  args: { items: testimonials.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await shows(canvas, '1 of 1: Arindam Sen');
  },
});

export const RendersNothingWithoutTestimonials = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
