import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  visibleItems,
  autoScrollStep,
  indexesIncluding,
  visibleRows,
  scrollToReveal,
  startOffsets,
  quantizeSpan,
} from './windowGeometry.ts';

const span = fc.record({ from: fc.nat(50_000), length: fc.integer({ min: 1, max: 2000 }) });
const sizes = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 200 });

describe('the visible range', () => {
  it('contains every visible row and at most one more at each end', () => {
    fc.assert(
      fc.property(span, fc.nat(1500), (visible, count) => {
        const { first, last } = visibleRows(visible, { sizePx: 38, count });
        for (let row = 0; row < count; row++) {
          const isVisible = (row + 1) * 38 > visible.from && row * 38 < visible.from + visible.length;
          if (isVisible) expect(row >= first && row <= last).toBe(true);
        }
        expect(last - first).toBeLessThanOrEqual(Math.ceil(visible.length / 38) + 1);
      }),
    );
  });

  it('contains every visible column', () => {
    fc.assert(
      fc.property(span, sizes, (visible, widths) => {
        const starts = startOffsets(widths);
        const { first, last } = visibleItems(visible, starts);
        widths.forEach((width, column) => {
          const start = starts[column] ?? 0;
          const isVisible = start + width > visible.from && start < visible.from + visible.length;
          if (isVisible) expect(column >= first && column <= last).toBe(true);
        });
        expect(last).toBeLessThan(widths.length);
      }),
    );
  });

  it.each([
    ['no rows', () => visibleRows({ from: 0, length: 400 }, { sizePx: 38, count: 0 })],
    ['rows without a height', () => visibleRows({ from: 0, length: 400 }, { sizePx: Number.NaN, count: 9 })],
    ['no columns', () => visibleItems({ from: 0, length: 400 }, startOffsets([]))],
  ])('is empty for %s', (_name, range) => expect(range().last).toBeLessThan(range().first));

  it('stays the same between two steps of scrolling', () => {
    fc.assert(
      fc.property(span, ({ from, length }) => {
        const aligned = quantizeSpan({ from, length }, 240);
        expect(aligned.from).toBeLessThanOrEqual(from);
        expect(aligned.from + aligned.length).toBeGreaterThanOrEqual(from + length);
        expect(quantizeSpan({ from: aligned.from, length }, 240)).toEqual(aligned);
      }),
    );
    expect(quantizeSpan({ from: Number.NaN, length: -1 }, 240)).toEqual({ from: 0, length: 240 });
  });
});

it.each([
  [{ first: 3, last: 5 }, 4, [3, 4, 5]],
  [{ first: 3, last: 5 }, 0, [0, 3, 4, 5]],
  [{ first: 3, last: 5 }, 9, [3, 4, 5, 9]],
  [{ first: 3, last: 5 }, -1, [3, 4, 5]],
  [{ first: 0, last: -1 }, 0, [0]],
])('adds to %j the index %d: %j', (range, index, indexes) =>
  expect(indexesIncluding(range, index)).toEqual(indexes),
);

it('scrolls the shortest distance', () => {
  const visible = { from: 100, length: 200 };
  expect(scrollToReveal(visible, { start: 150, size: 50 })).toBe(100);
  expect(scrollToReveal(visible, { start: 40, size: 50 })).toBe(40);
  expect(scrollToReveal(visible, { start: 290, size: 50 })).toBe(140);
  expect(scrollToReveal(visible, { start: 120, size: 900 })).toBe(120);
});

describe('autoScrollStep', () => {
  const box = { from: 100, to: 500 };

  it.each([
    [300, 0],
    [132, 0],
    [131, -0.5],
    [100, -16],
    [468, 0],
    [500, 16],
    [4000, 28],
    [-4000, -28],
  ])('at %d scrolls by %d', (at, step) => expect(autoScrollStep(at, box)).toBe(Math.round(step) || 0));

  it('does not scroll a box that is all edge', () => expect(autoScrollStep(0, { from: 0, to: 40 })).toBe(0));
});
