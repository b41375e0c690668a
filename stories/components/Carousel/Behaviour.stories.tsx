import { Carousel } from '@elvora/design-system/Carousel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { type ManualClock, createManualClock } from '../../_support/clock.ts';
import { brokenPicture } from '../../_support/pictures.ts';
import { drag } from '../../_support/pointer.ts';
import {
  carouselOf,
  currentSlide,
  slideLink,
  slideNames,
  waitForSlide,
  waitUntilPlaying,
} from './carouselSteps.ts';
import { slides } from './slides.ts';

let clock: ManualClock = createManualClock();

const meta = preview.meta({
  component: Carousel,
  tags: ['behaviour'],
  beforeEach: () => {
    clock = createManualClock();
  },
  args: { items: slides, label: 'Product categories' },
  // `beforeEach` creates a clock for each run.
  render: (args) => <Carousel {...args} clock={clock} />,
});

/** The carousel as the server sends it. */
const serverDocument = () =>
  new DOMParser().parseFromString(
    renderToStaticMarkup(<Carousel items={slides} label="Product categories" />),
    'text/html',
  );

/** S-095, S-105: the badge is decorative; the slide's name has the same numbers. */
export const ExposesTheCarouselPattern = meta.story({
  play: async ({ canvas }) => {
    await expect(carouselOf(canvas)).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(currentSlide(canvas)).toHaveAccessibleName(slideNames.first);
    await expect(currentSlide(canvas)).toHaveAttribute('aria-roledescription', 'slide');
    await expect(canvas.getByText('1 / 3')).toBeVisible();
    await expect(slideLink(canvas)).toHaveAttribute('href', '#cable-accessories');
  },
});

/** Focusable elements in tab order, computed here because user-event ignores `inert`. */
export const MakesHiddenSlidesInert = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitUntilPlaying(canvas);
    const stops = [...canvasElement.querySelectorAll<HTMLElement>('a, button')].filter((element) => {
      element.focus();
      return element.tabIndex === 0 && document.activeElement === element;
    });
    await expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual([
      'Pause slides',
      'Previous slide',
      'Next slide',
      'Cable Accessories',
      slideNames.first,
    ]);
    await expect(canvasElement.querySelectorAll('[data-part="slide"][inert]')).toHaveLength(2);
  },
});

/** S-096: always visible on touch screens. */
export const ShowsItsHintOnHoverAndFocus = meta.story({
  args: { labels: { hint: 'Click to explore products' } },
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
    await waitUntilPlaying(canvas);
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
    for (const name of [slideNames.second, slideNames.third, slideNames.first]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await waitForSlide(canvas, name);
      heights.add(carouselOf(canvas).getBoundingClientRect().height);
    }
    await expect(heights.size).toBe(1);
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
    await waitForSlide(canvas, '2 of 2: Choose');
    await expect(slideLink(canvas)).toHaveAttribute('href', '#gland');
  },
});
