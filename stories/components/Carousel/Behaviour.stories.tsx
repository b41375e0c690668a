import { Carousel } from '@elvora/design-system/Carousel';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { type ManualClock, createManualClock } from '../../_support/clock.ts';
import { brokenPicture } from '../../_support/pictures.ts';
import { nextFrame } from '../../_support/pinch.ts';
import { drag } from '../../_support/pointer.ts';
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

type Canvas = ReturnType<typeof within>;
const carousel = (canvas: Canvas) => canvas.getByRole('region', { name: 'Product categories' });
const playing = (canvas: Canvas) =>
  waitFor(() => expect(carousel(canvas)).toHaveAttribute('data-phase', 'playing'));
/** Embla has loaded and its events are heard. */
const draggable = async (canvas: Canvas) => {
  await waitFor(() => expect(carousel(canvas).querySelector('[data-embla]')).not.toBeNull());
  await nextFrame();
  await nextFrame();
};
/** The only slide that is not inert. */
const currentSlide = (canvas: Canvas) => {
  const slide = canvas
    .getAllByRole('group', { name: /^\d of \d:/ })
    .find((group: HTMLElement) => !group.inert);
  if (!slide) throw new Error('Every slide is inert: one must be shown.');
  return slide;
};
/** Advances the clock once the carousel has set its timer. */
const advance = async (timeMs: number) => {
  await waitFor(() => expect(clock.pendingCount()).toBe(1));
  clock.advance(timeMs);
};
const shows = (canvas: Canvas, name: string) =>
  waitFor(() => expect(currentSlide(canvas)).toHaveAccessibleName(name));
const serverDocument = () =>
  new DOMParser().parseFromString(
    renderToStaticMarkup(<Carousel items={slides} label="Product categories" />),
    'text/html',
  );
const slideLink = (canvas: Canvas) => within(currentSlide(canvas)).getByRole('link');

const first = '1 of 3: Cable Accessories';
const second = '2 of 3: Control & Switchgear';
const third = '3 of 3: Panel Accessories';

/** S-095, S-105: the badge is decorative; the slide's name has the same numbers. */
export const ExposesTheCarouselPattern = meta.story({
  play: async ({ canvas }) => {
    await expect(carousel(canvas)).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(currentSlide(canvas)).toHaveAccessibleName(first);
    await expect(currentSlide(canvas)).toHaveAttribute('aria-roledescription', 'slide');
    await expect(canvas.getByText('1 / 3')).toBeVisible();
    await expect(slideLink(canvas)).toHaveAttribute('href', '#cable-accessories');
  },
});

/** S-100. */
export const PlaysEvery4000Milliseconds = meta.story({
  play: async ({ canvas, step }) => {
    await playing(canvas);
    await step('shows the first slide for 3999 ms', async () => {
      await advance(3999);
      await expect(currentSlide(canvas)).toHaveAccessibleName(first);
    });
    await step('shows the next slide after 4000 ms and wraps around', async () => {
      await advance(1);
      await shows(canvas, second);
      await advance(4000);
      await shows(canvas, third);
      await advance(4000);
      await shows(canvas, first);
    });
    await waitFor(() => expect(onSlideChange.mock.calls).toEqual([[1], [2], [0]]));
  },
});

export const PausesOnHover = meta.story({
  play: async ({ canvas, userEvent }) => {
    await playing(canvas);
    await userEvent.hover(slideLink(canvas));
    await waitFor(() => expect(carousel(canvas)).toHaveAttribute('data-phase', 'held'));
    clock.advance(60_000);
    await expect(currentSlide(canvas)).toHaveAccessibleName(first);
    await userEvent.unhover(slideLink(canvas));
    await playing(canvas);
  },
});

/** Slides are announced only while autoplay is off or held. */
export const PausesOnKeyboardFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await playing(canvas);
    const live = currentSlide(canvas).parentElement;
    await expect(live).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    await waitFor(() => expect(carousel(canvas)).toHaveAttribute('data-phase', 'held'));
    await expect(live).toHaveAttribute('aria-live', 'polite');
    clock.advance(60_000);
    await expect(currentSlide(canvas)).toHaveAccessibleName(first);
  },
});

/** D-32. */
export const PausesAndResumesWithItsFirstButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await playing(canvas);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Pause slides' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Play slides');
    await expect(button).toHaveFocus();
    button.blur();
    clock.advance(60_000);
    await expect(currentSlide(canvas)).toHaveAccessibleName(first);
    await userEvent.click(button);
    button.blur();
    await userEvent.unhover(button);
    await playing(canvas);
  },
});

/** S-098, S-099. */
export const WrapsAroundBothEnds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await shows(canvas, third);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shows(canvas, first);
  },
});

/** Focusable elements in tab order, computed here because user-event ignores `inert`. */
export const MakesHiddenSlidesInert = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await playing(canvas);
    const stops = [...canvasElement.querySelectorAll<HTMLElement>('a, button')].filter((element) => {
      element.focus();
      return element.tabIndex === 0 && document.activeElement === element;
    });
    await expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual([
      'Pause slides',
      'Previous slide',
      'Next slide',
      'Cable Accessories',
      first,
    ]);
    await expect(canvasElement.querySelectorAll('[data-part="slide"][inert]')).toHaveLength(2);
  },
});

/** S-102. */
export const SelectsSlidesByDots = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const dots = within(canvas.getByRole('group', { name: 'Choose a slide' }));
    await userEvent.click(dots.getByRole('button', { name: third }));
    await shows(canvas, third);
    await step('wraps with the arrow keys', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(dots.getByRole('button', { name: first })).toHaveFocus();
      await shows(canvas, first);
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(dots.getByRole('button', { name: second })).toHaveFocus();
      await expect(dots.getByRole('button', { current: true })).toHaveAccessibleName(second);
    });
  },
});

/** S-103, S-104: exactly 50 px change nothing. */
export const SwipesOverMoreThan50Pixels = meta.story({
  play: async ({ canvas, step }) => {
    await playing(canvas);
    await draggable(canvas);
    await step('snaps back at 50 px', async () => {
      const { wasClickTaken } = drag(slideLink(canvas), { by: { x: -50 } });
      await expect(wasClickTaken).toBe(true);
      await expect(currentSlide(canvas)).toHaveAccessibleName(first);
    });
    await step('shows the next slide at 51 px to the left', async () => {
      drag(slideLink(canvas), { by: { x: -51 } });
      await shows(canvas, second);
    });
    await step('shows the previous slide at 51 px to the right', async () => {
      drag(slideLink(canvas), { by: { x: 51 } });
      await shows(canvas, first);
    });
    await step('works with a mouse', async () => {
      drag(slideLink(canvas), { by: { x: -120 }, pointerType: 'mouse' });
      await shows(canvas, second);
    });
  },
});

export const LeavesVerticalSwipesToThePage = meta.story({
  play: async ({ canvas }) => {
    drag(slideLink(canvas), { by: { x: -60, y: 120 } });
    drag(slideLink(canvas), { by: { x: -120 }, isCancelled: true });
    await expect(currentSlide(canvas)).toHaveAccessibleName(first);
    await expect(onSlideChange).not.toHaveBeenCalled();
  },
});

/** A touch drag is not followed by a click, so the next click is a key press. */
export const EnterFollowsTheSlideAfterADrag = meta.story({
  play: async ({ canvas }) => {
    await draggable(canvas);
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

/** S-096: always visible on touch screens. */
export const ShowsItsHintOnHoverAndFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hint = within(currentSlide(canvas)).getByText('Click to explore products');
    if (matchMedia('(hover: hover)').matches) await expect(getComputedStyle(hint).opacity).toBe('0');
    slideLink(canvas).focus();
    await waitFor(() => expect(getComputedStyle(hint).opacity).toBe('1'));
    await userEvent.keyboard('{Tab}');
  },
});

/** S-106: as sent by the server. Neighbours load once the carousel is visible, so that no slide arrives empty. */
export const LoadsTheFirstPictureEagerlyAndOthersLazily = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const sent = [...serverDocument().querySelectorAll('img')];
    await expect(sent.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
    await expect(sent[0]?.getAttribute('fetchpriority')).toBe('high');
    await playing(canvas);
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', 'low', 'low']);
    await waitFor(() => expect(images.every((image) => image.naturalWidth > 0)).toBe(true));
  },
});

/** S-415. */
export const HasNoControlsWithOneSlide = meta.story({
  args: { items: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(canvas.getByText('1 / 1')).toBeVisible();
    clock.advance(60_000);
    drag(slideLink(canvas), { by: { x: -200 } });
    await expect(currentSlide(canvas)).toHaveAccessibleName('1 of 1: Cable Accessories');
  },
});

export const RendersNothingWithoutSlides = meta.story({
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="Carousel"]')).toBeNull();
  },
});

export const ReplacesABrokenPictureWithTheDrawing = meta.story({
  args: { items: slides.map((slide) => ({ ...slide, image: brokenPicture })) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(currentSlide(canvas).querySelector('[data-component="PlaceholderDrawing"]')).not.toBeNull(),
    );
  },
});

export const RendersTheFirstSlideOnTheServer = meta.story({
  play: async () => {
    const page = serverDocument();
    const all = [...page.querySelectorAll('[data-part="slide"]')];
    await expect(all.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
    await expect(page.querySelectorAll('[data-component="Carousel"][style]')).toHaveLength(0);
  },
});

/** The page must not jump between slides. */
export const KeepsItsHeight = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heights = new Set<number>();
    for (const name of [second, third, first]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await shows(canvas, name);
      heights.add(carousel(canvas).getBoundingClientRect().height);
    }
    await expect(heights.size).toBe(1);
  },
});

const wheel = (canvas: Canvas, init: WheelEventInit) => {
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
  slideLink(canvas).dispatchEvent(event);
  return event;
};
/** Longer than the pause that ends a movement of the wheel. */
const wheelRests = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Trackpads and horizontal wheels turn one slide for each movement, and do not go back in the history. */
export const TurnsWithTheWheel = meta.story({
  args: { autoplayInterval: 0 },
  play: async ({ canvas, step }) => {
    await draggable(canvas);
    await step('momentum turns no second slide', async () => {
      const events = [30, 30, 90].map((deltaX) => wheel(canvas, { deltaX }));
      await expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, true]);
      await shows(canvas, second);
      await waitFor(() => expect(onSlideChange.mock.calls).toEqual([[1]]));
    });
    await step('after a rest it turns back', async () => {
      await wheelRests();
      wheel(canvas, { deltaX: -51 });
      await shows(canvas, first);
    });
    await step('vertical movements and pinches belong to the page', async () => {
      await wheelRests();
      await expect(wheel(canvas, { deltaX: 40, deltaY: 60 }).defaultPrevented).toBe(false);
      await expect(wheel(canvas, { deltaX: 60, ctrlKey: true }).defaultPrevented).toBe(false);
      await expect(currentSlide(canvas)).toHaveAccessibleName(first);
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
    await shows(canvas, second);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last' }));
    await shows(canvas, third);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shows(canvas, first);
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
});

export const NamesSlidesOfOwnContent = meta.story({
  args: {
    autoplayInterval: 0,
    items: [
      { title: 'Measure', content: <p>The diameter of the cable.</p> },
      { title: 'Choose', content: <a href="#gland">A gland</a> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(currentSlide(canvas)).toHaveAccessibleName('1 of 2: Measure');
    await expect(currentSlide(canvas)).toHaveTextContent('The diameter of the cable.');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shows(canvas, '2 of 2: Choose');
    await expect(slideLink(canvas)).toHaveAttribute('href', '#gland');
  },
});
