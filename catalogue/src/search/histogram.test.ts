import fc from 'fast-check';
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

const edgesOf = (...values: number[]) => {
  const { buckets } = counted(values.map((value) => [value, value]));
  return [...buckets.map(({ from }) => from), buckets.at(-1)?.to];
};

it.each([
  [
    [1, 1.1, 1.5, 2.2],
    [1, 1.2, 1.6, 2, 2.5],
  ],
  [
    [0.3, 0.4, 0.5, 0.7],
    [0.3, 0.4, 0.5, 0.6, 0.8],
  ],
  [
    [900, 950, 970, 1100],
    [800, 1000, 1200],
  ],
  [
    [0, 2, 5, 10],
    [0, 1, 1.2, 1.6, 2, 2.5, 3, 4, 5, 6, 8, 10],
  ],
  [
    [0, 2, 5, 15],
    [0, 1.2, 2, 3, 5, 8, 12, 16],
  ],
  [
    [-12, 0, 6, 12],
    [-12, -10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 12],
  ],
  [
    [-9, -5, -1, 0],
    [-9, -8.25, -7.5, -6.75, -6, -5.25, -4.5, -3.75, -3, -2.25, -1.5, -0.75, 0],
  ],
])('has for the values %j the edges %j', (values, edges) => {
  expect(edgesOf(...values)).toEqual(edges);
});

it('counts the highest value in the last bucket', () => {
  const { buckets } = counted([5, 6, 8, 10].map((value) => [value, value]));
  expect(buckets.map(({ from, to, sizeCount }) => [from, to, sizeCount])).toEqual([
    [5, 6, 1],
    [6, 8, 1],
    [8, 10, 2],
  ]);
});

it('counts open ranges in every bucket up to the limit', () => {
  const { limits, buckets } = counted([
    [-Infinity, 5],
    [6, Infinity],
    [8, 8],
    [10, 10],
  ]);
  expect(limits).toEqual({ low: 5, high: 10 });
  expect(buckets.map(({ sizeCount }) => sizeCount)).toEqual([1, 1, 3]);
});

it('covers all values in at most twelve adjoining buckets', () => {
  const value = fc.double({ min: 0, max: 1e6, noNaN: true }).map((number) => Number(number.toPrecision(4)));
  fc.assert(
    fc.property(fc.uniqueArray(value, { minLength: 4, maxLength: 40 }), (values) => {
      const { limits, buckets } = counted(values.map((each) => [each, each]));
      expect(buckets.length).toBeLessThanOrEqual(12);
      expect(buckets[0]?.from).toBeLessThanOrEqual(limits?.low ?? 0);
      expect(buckets.at(-1)?.to).toBeGreaterThanOrEqual(limits?.high ?? 0);
      expect(buckets.slice(1).map(({ from }) => from)).toEqual(buckets.slice(0, -1).map(({ to }) => to));
      expect(buckets.reduce((sum, { sizeCount }) => sum + sizeCount, 0)).toBe(values.length);
    }),
  );
});
