import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  visibleColumns,
  autoScrollStep,
  indexesIncluding,
  visibleRows,
  scrollToReveal,
  startOffsets,
  quantizeSpan,
} from './windowGeometry.ts';

const sight = fc.record({ from: fc.nat(50_000), length: fc.integer({ min: 1, max: 2000 }) });
const sizes = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 200 });

describe('what is in sight', () => {
  it('is every row that shows, and no row that is two away', () => {
    fc.assert(
      fc.property(sight, fc.nat(1500), (seen, count) => {
        const { first, last } = visibleRows(seen, { sizePx: 38, count });
        for (let row = 0; row < count; row++) {
          const shows = (row + 1) * 38 > seen.from && row * 38 < seen.from + seen.length;
          if (shows) expect(row >= first && row <= last).toBe(true);
        }
        expect(last - first).toBeLessThanOrEqual(Math.ceil(seen.length / 38) + 1);
      }),
    );
  });

  it('is every column that shows', () => {
    fc.assert(
      fc.property(sight, sizes, (seen, widths) => {
        const starts = startOffsets(widths);
        const { first, last } = visibleColumns(seen, starts);
        widths.forEach((width, column) => {
          const start = starts[column] ?? 0;
          const shows = start + width > seen.from && start < seen.from + seen.length;
          if (shows) expect(column >= first && column <= last).toBe(true);
        });
        expect(last).toBeLessThan(widths.length);
      }),
    );
  });

  it.each([
    ['no rows', () => visibleRows({ from: 0, length: 400 }, { sizePx: 38, count: 0 })],
    ['rows without a height', () => visibleRows({ from: 0, length: 400 }, { sizePx: Number.NaN, count: 9 })],
    ['no columns', () => visibleColumns({ from: 0, length: 400 }, startOffsets([]))],
  ])('of %s is nothing', (_name, stretch) => expect(stretch().last).toBeLessThan(stretch().first));

  it('stays the same until the next step', () => {
    fc.assert(
      fc.property(sight, ({ from, length }) => {
        const stepped = quantizeSpan({ from, length }, 240);
        expect(stepped.from).toBeLessThanOrEqual(from);
        expect(stepped.from + stepped.length).toBeGreaterThanOrEqual(from + length);
        expect(quantizeSpan({ from: stepped.from, length }, 240)).toEqual(stepped);
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
])('%j with %d is %j', (stretch, index, indexes) =>
  expect(indexesIncluding(stretch, index)).toEqual(indexes),
);

it('scrolls by the shortest way', () => {
  const seen = { from: 100, length: 200 };
  expect(scrollToReveal(seen, { start: 150, size: 50 })).toBe(100);
  expect(scrollToReveal(seen, { start: 40, size: 50 })).toBe(40);
  expect(scrollToReveal(seen, { start: 290, size: 50 })).toBe(140);
  expect(scrollToReveal(seen, { start: 120, size: 900 })).toBe(120);
});

describe('the edge of a box', () => {
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
  ])('pulls at %d by %d', (at, step) => expect(autoScrollStep(at, box)).toBe(Math.round(step) || 0));

  it('pulls nowhere in a box that is all edge', () => expect(autoScrollStep(0, { from: 0, to: 40 })).toBe(0));
});
