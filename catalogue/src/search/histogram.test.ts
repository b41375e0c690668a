import { expect, it } from 'vitest';
import { histogram } from './histogram.ts';

const counted = (ranges: readonly (readonly [low: number, high: number])[]) =>
  histogram({
    low: Float64Array.from(ranges, ([low]) => low),
    high: Float64Array.from(ranges, ([, high]) => high),
    count: Uint32Array.from(ranges, () => 1),
  });

it('counts ranges in every bucket they reach into', () => {
  const { limits, buckets } = counted([
    [3, 6],
    [4, 8],
    [6, 12],
    [12, 16],
  ]);
  expect(limits).toEqual({ low: 3, high: 16 });
  expect(buckets.map(({ from, sizeCount }) => [from, sizeCount])).toEqual([
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [8, 2],
    [10, 1],
    [12, 2],
  ]);
});

it('has no buckets for fewer than four different ranges, however often they are stated', () => {
  const three = [
    [-40, 70],
    [-25, 60],
    [-5, 40],
  ] as const;
  expect(counted([...three, ...three])).toEqual({ limits: { low: -40, high: 70 }, buckets: [] });
  expect(counted([...three, [-20, 80]]).buckets).toHaveLength(12);
});

it('has no limits without a finite end', () => {
  expect(counted([])).toEqual({ limits: null, buckets: [] });
  expect(counted([[-Infinity, Infinity]])).toEqual({ limits: null, buckets: [] });
});
