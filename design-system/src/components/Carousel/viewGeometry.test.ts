import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInView, positionCount, usablePerView } from './viewGeometry.ts';

const slidesInView = (count: number, perView: number, index: number) =>
  Array.from({ length: count }, (_, slide) => slide).filter((slide) =>
    isInView({ count, perView }, index, slide),
  );

describe('positions', () => {
  it.each([
    ['one slide in view: each slide', 5, 1, 5],
    ['several in view: each slide, because they loop', 5, 3, 5],
    ['one slide more than fits: each slide', 4, 3, 4],
    ['part of a slide more than fits: both ends', 3, 2.5, 2],
    ['as many as fit: one', 3, 3, 1],
    ['fewer than fit: one', 2, 3, 1],
    ['none: one', 0, 1, 1],
  ])('of %s', (_, count, perView, positions) => {
    expect(positionCount({ count, perView })).toBe(positions);
  });
});

describe('slides in view', () => {
  it.each([
    ['from the first', 5, 3, 0, [0, 1, 2]],
    ['wrap around the end', 5, 3, 3, [0, 3, 4]],
    ['are one alone', 5, 1, 4, [4]],
    ['without the one that shows in part', 5, 2.5, 1, [1, 2]],
    ['are all that exist', 2, 4, 0, [0, 1]],
  ])('%s', (_, count, perView, index, slides) => {
    expect(slidesInView(count, perView, index)).toEqual(slides);
  });

  it('are as many as fit at each position, and include the first', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.double({ min: 1, max: 6, noNaN: true }),
        fc.nat(11),
        (count, perView, at) => {
          const index = at % positionCount({ count, perView });
          const slides = slidesInView(count, perView, index);
          expect(slides).toContain(index);
          expect(slides).toHaveLength(Math.min(count, Math.floor(perView)));
        },
      ),
    );
  });

  it('include each slide at some position', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.double({ min: 1, max: 6, noNaN: true }),
        (count, perView) => {
          const positions = Array.from({ length: positionCount({ count, perView }) }, (_, index) => index);
          const seen = new Set(positions.flatMap((index) => slidesInView(count, perView, index)));
          expect(seen.size).toBe(count);
        },
      ),
    );
  });
});

it.each([
  [3, 3],
  [2.5, 2.5],
  [0.5, 1],
  [0, 1],
  [-2, 1],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
])('shows for %d slides per view %d', (perView, usable) => expect(usablePerView(perView)).toBe(usable));
