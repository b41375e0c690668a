import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortByScore, nthGreatest } from './sortByScore.ts';

it('sorts by score, then by id, as a comparison would', () => {
  const scored = fc.array(fc.tuple(fc.integer({ min: -400, max: 1200 }), fc.integer({ min: 1, max: 4e9 })));
  fc.assert(
    fc.property(scored, (list) => {
      const ids = Uint32Array.from(list, ([, id]) => id);
      const products = list.map(([score], product) => ({ product, score: score / 100 }));
      const expected = products.toSorted(
        (a, b) => b.score - a.score || (ids[a.product] ?? 0) - (ids[b.product] ?? 0),
      );
      expect(sortByScore({ ids }, products)).toEqual(expected);
    }),
  );
});

it('finds the nth greatest number like sorting', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 }),
      fc.integer({ min: 1, max: 60 }),
      (numbers, count) => {
        const sorted = numbers.toSorted((a, b) => b - a);
        expect(nthGreatest(Float64Array.from(numbers), count)).toBe(
          sorted[Math.min(count, sorted.length) - 1],
        );
      },
    ),
  );
});
