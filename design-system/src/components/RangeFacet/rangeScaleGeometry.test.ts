import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawBars,
  handlePositions,
  isBarChosen,
  positionOf,
  rangeAt,
  scaleEdges,
  valueAt,
} from './rangeScaleGeometry.ts';

const edges = [0, 3, 6, 12, 80];
const bars = [0, 1, 2, 3].map((at) => ({ from: edges[at] ?? 0, to: edges[at + 1] ?? 0, count: at }));

describe('the stepped scale', () => {
  it('has an edge at each bar and at the end of the last', () => {
    expect(scaleEdges(bars)).toEqual(edges);
    expect(scaleEdges([])).toEqual([]);
    // A single value is not a scale, and neither are unsorted edges.
    expect(scaleEdges([{ from: 5, to: 5, count: 3 }])).toEqual([]);
    expect(scaleEdges(bars.toReversed())).toEqual([]);
  });

  it('gives every step the same width', () => {
    expect([0, 3, 9, 12, 46, 80].map((value) => positionOf(value, edges))).toEqual([0, 1, 2.5, 3, 3.5, 4]);
  });

  it('keeps any value within its ends', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const position = positionOf(value, edges);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(4);
        expect(edges).toContain(valueAt(position, edges));
      }),
    );
  });
});

describe('the handles', () => {
  it('are at the ends of an open range, and never swapped', () => {
    expect(handlePositions({ low: null, high: null }, edges)).toEqual([0, 4]);
    expect(handlePositions({ low: 12, high: 3 }, edges)).toEqual([1, 3]);
    expect(handlePositions({ low: 1, high: 2 }, [])).toEqual([0, 0]);
  });

  it('leave the range open at an end of the scale', () => {
    expect(rangeAt([0, 4], edges)).toEqual({ low: null, high: null });
    expect(rangeAt([1, 3], edges)).toEqual({ low: 3, high: 12 });
  });
});

it('a bar is selected while it overlaps the range', () => {
  expect(bars.map((bar) => isBarChosen(bar, { low: 3, high: 6 }))).toEqual([false, true, false, false]);
  expect(bars.map((bar) => isBarChosen(bar, { low: 7, high: null }))).toEqual([false, false, true, true]);
  expect(bars.some((bar) => isBarChosen(bar, { low: null, high: null }))).toBe(false);
});

describe('the bars', () => {
  it('are lines in the middle of their width, as high as their share of the highest', () => {
    expect(drawBars(bars, () => true)).toBe('M0.5 52v-2M1.5 52v-17M2.5 52v-35M3.5 52v-52');
  });

  it('keep their place and height when only some are drawn', () => {
    expect(drawBars(bars, ({ from }) => from === 3)).toBe('M1.5 52v-17');
    expect(drawBars(bars, () => false)).toBe('');
  });

  it('are as low as possible while nothing is counted', () => {
    const empty = bars.map((bar) => ({ ...bar, count: 0 }));
    expect(drawBars(empty, () => true)).toBe('M0.5 52v-2M1.5 52v-2M2.5 52v-2M3.5 52v-2');
  });
});
