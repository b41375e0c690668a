import { Carousel } from '@elvora/design-system/Carousel';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { drag } from '../../_support/pointer.ts';
import { cardSlides } from './cardSlides.tsx';
import { carouselOf, type Canvas, waitUntilDraggable } from './carouselSteps.ts';

const onSlideChange = fn();

const meta = preview.meta({
  component: Carousel,
  tags: ['behaviour'],
  beforeEach: () => onSlideChange.mockClear(),
  args: {
    autoplayInterval: 0,
    items: cardSlides(5),
    label: 'Product categories',
    slidesPerView: 3,
    onSlideChange,
  },
});

const slidesOf = (canvas: Canvas): HTMLElement[] =>
  canvas.getAllByRole('group', { name: /^\d of \d:/, hidden: true });

/** Numbers of the slides that are not inert. */
const activeSlides = (canvas: Canvas) =>
  slidesOf(canvas).flatMap((slide, index) => (slide.inert ? [] : [index + 1]));

/** Numbers of the slides of which at least half a pixel is in the view, from left to right. */
function visibleSlides(canvas: Canvas): number[] {
  const slides = slidesOf(canvas);
  const view = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
  if (!view) throw new Error('There are no slides.');
  return slides
    .map((slide, index) => ({ ...edgesOf(slide), number: index + 1 }))
    .filter(({ left, right }) => right > view.left + 0.5 && left < view.right - 0.5)
    .sort((a, b) => a.left - b.left)
    .map(({ number }) => number);
}

function edgesOf(element: Element) {
  const { left, right } = element.getBoundingClientRect();
  return { left, right };
}

const waitForSlides = (canvas: Canvas, ...numbers: number[]) =>
  waitFor(() => expect(visibleSlides(canvas)).toEqual(numbers));

const slideAt = (canvas: Canvas, index: number) => {
  const slide = slidesOf(canvas)[index];
  if (!slide) throw new Error(`There is no slide ${index}.`);
  return slide;
};

export const ShowsSeveralSlidesAndMovesByOne = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await waitUntilDraggable(canvas);
    await expect(visibleSlides(canvas)).toEqual([1, 2, 3]);
    await expect(activeSlides(canvas)).toEqual([1, 2, 3]);
    await expect(slideAt(canvas, 1)).toHaveAccessibleName('2 of 5: Contactors');
    await expect(slideAt(canvas, 1)).toHaveAttribute('aria-roledescription', 'slide');
    await step('to the next, past the last, which the first follows', async () => {
      const next = canvas.getByRole('button', { name: 'Next slide' });
      await userEvent.click(next);
      await waitForSlides(canvas, 2, 3, 4);
      await userEvent.click(next);
      await userEvent.click(next);
      await waitForSlides(canvas, 4, 5, 1);
      await expect(activeSlides(canvas)).toEqual([1, 4, 5]);
    });
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
      await waitForSlides(canvas, 3, 4, 5);
    });
    await expect(onSlideChange.mock.calls).toEqual([[1], [2], [3], [2]]);
  },
});

/** Every slide can be the first in view; the dot of the first one is current. */
export const MovesByTheKeysOfItsDots = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitUntilDraggable(canvas);
    const dots = within(canvas.getByRole('group', { name: 'Choose a slide' }));
    await expect(dots.getAllByRole('button')).toHaveLength(5);
    dots.getByRole('button', { current: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitForSlides(canvas, 2, 3, 4);
    await userEvent.keyboard('{End}');
    await waitForSlides(canvas, 5, 1, 2);
    await expect(dots.getByRole('button', { current: true })).toHaveAccessibleName('5 of 5: Relays');
    await expect(dots.getByRole('button', { current: true })).toHaveFocus();
  },
});

/** S-103, S-104: the 50 px rule, by touch and mouse; a trackpad moves by one slide. */
export const SwipesByOneSlide = meta.story({
  play: async ({ canvas }) => {
    await waitUntilDraggable(canvas);
    drag(slideAt(canvas, 1), { by: { x: -50 } });
    await expect(activeSlides(canvas)).toEqual([1, 2, 3]);
    drag(slideAt(canvas, 1), { by: { x: -51 } });
    await waitForSlides(canvas, 2, 3, 4);
    drag(slideAt(canvas, 1), { by: { x: 300 }, pointerType: 'mouse' });
    await waitForSlides(canvas, 1, 2, 3);
    slideAt(canvas, 0).dispatchEvent(
      new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaX: 90 }),
    );
    await waitForSlides(canvas, 2, 3, 4);
  },
});

export const MirrorsRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await waitUntilDraggable(canvas);
    await expect(visibleSlides(canvas)).toEqual([3, 2, 1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitForSlides(canvas, 4, 3, 2);
    drag(slideAt(canvas, 2), { by: { x: 51 } });
    await waitForSlides(canvas, 5, 4, 3);
    within(canvas.getByRole('group', { name: 'Choose a slide' }))
      .getByRole('button', { current: true })
      .focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitForSlides(canvas, 1, 5, 4);
  },
});

/** Part of the next slide shows that there is more, but is neither focusable nor exposed. */
export const KeepsFocusOffAPartlyVisibleSlide = meta.story({
  args: { slidesPerView: 2.5 },
  play: async ({ canvas }) => {
    await waitUntilDraggable(canvas);
    await expect(visibleSlides(canvas)).toEqual([1, 2, 3]);
    await expect(activeSlides(canvas)).toEqual([1, 2]);
    const link = slideAt(canvas, 2).querySelector('a');
    link?.focus();
    await expect(link).not.toHaveFocus();
  },
});

/** Half a slide too many to show at once, and too few to loop: both ends are positions. */
export const StopsAtTheEndWithoutALoop = meta.story({
  args: { items: cardSlides(3), slidesPerView: 2.5 },
  play: async ({ canvas, userEvent }) => {
    await waitUntilDraggable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(activeSlides(canvas)).toEqual([2, 3]));
    const view = slideAt(canvas, 0).parentElement?.parentElement?.getBoundingClientRect();
    await waitFor(() => expect(edgesOf(slideAt(canvas, 2)).right).toBeCloseTo(view?.right ?? 0, 0));
    await expect(canvas.getAllByRole('button', { name: /of 3/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(edgesOf(slideAt(canvas, 0)).left).toBeCloseTo(view?.left ?? 0, 0));
    await expect(activeSlides(canvas)).toEqual([1, 2]);
  },
});

export const HasNoControlsWhenAllSlidesFit = meta.story({
  args: { items: cardSlides(2), autoplayInterval: 4000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button', { name: /slide/i })).toEqual([]);
    await expect(activeSlides(canvas)).toEqual([1, 2]);
    await expect(visibleSlides(canvas)).toEqual([1, 2]);
    drag(slideAt(canvas, 0), { by: { x: -200 } });
    await expect(visibleSlides(canvas)).toEqual([1, 2]);
    await expect(onSlideChange).not.toHaveBeenCalled();
  },
});

function ResizedCarousel() {
  const [width, setWidth] = useState(1200);
  return (
    <>
      <div style={{ width }}>
        <Carousel
          autoplayInterval={0}
          items={cardSlides(3)}
          label="Product categories"
          slidesPerView={{ xs: 1, sm: 2, md: 3 }}
        />
      </div>
      {[1200, 700, 320].map((px) => (
        <button key={px} onClick={() => setWidth(px)} type="button">
          {px} px
        </button>
      ))}
    </>
  );
}

/** CSS chooses the number; the controls are there while slides are out of view. */
export const FollowsTheWidthOfTheCarousel = meta.story({
  render: () => <ResizedCarousel />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(activeSlides(canvas)).toEqual([1, 2, 3]));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '700 px' }));
    await waitFor(() => expect(activeSlides(canvas)).toEqual([1, 2]));
    await waitUntilDraggable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitForSlides(canvas, 2, 3);
    await userEvent.click(canvas.getByRole('button', { name: '320 px' }));
    await waitForSlides(canvas, 2);
    await expect(activeSlides(canvas)).toEqual([2]);
    await expect(carouselOf(canvas).scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.click(canvas.getByRole('button', { name: '1200 px' }));
    await waitForSlides(canvas, 1, 2, 3);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull());
  },
});

/** Without a script: laid out by CSS, nothing in view is inert, and controls show only where slides are out of view. */
export const IsLaidOutBeforeAnyScript = meta.story({
  render: () => {
    const html = renderToStaticMarkup(
      <Carousel
        items={cardSlides(4)}
        index={2}
        label="Product categories"
        slidesPerView={{ xs: 1, sm: 3, md: 4 }}
      />,
    );
    return (
      <>
        {[1200, 700, 320].map((width) => (
          // oxlint-disable-next-line react/no-danger -- HTML as the server sends it
          <div dangerouslySetInnerHTML={{ __html: html }} data-testid={width} key={width} style={{ width }} />
        ))}
      </>
    );
  },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const at = (width: number) => within(canvas.getByTestId(width));
    await expect(visibleSlides(at(1200))).toEqual([3, 4, 1, 2]);
    await expect(visibleSlides(at(700))).toEqual([3, 4, 1]);
    await expect(visibleSlides(at(320))).toEqual([3]);
    await expect(activeSlides(at(320))).toEqual([1, 2, 3, 4]);
    await expect(at(1200).queryByRole('button', { name: 'Next slide' })).toBeNull();
    await expect(at(700).getByRole('button', { name: 'Next slide' })).toBeVisible();
  },
});

function ControlledCarousel() {
  const [index, setIndex] = useState(3);
  return (
    <>
      <Carousel
        autoplayInterval={0}
        index={index}
        items={cardSlides(5)}
        label="Product categories"
        onSlideChange={setIndex}
        slidesPerView={2}
      />
      <button onClick={() => setIndex(1)} type="button">
        Show the second
      </button>
      <output>{index}</output>
    </>
  );
}

export const ShowsTheSlideOfTheAppFirst = meta.story({
  render: () => <ControlledCarousel />,
  play: async ({ canvas, userEvent }) => {
    await expect(visibleSlides(canvas)).toEqual([4, 5]);
    await waitUntilDraggable(canvas);
    await expect(visibleSlides(canvas)).toEqual([4, 5]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the second' }));
    await waitForSlides(canvas, 2, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await waitForSlides(canvas, 1, 2);
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
});
