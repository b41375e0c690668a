import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reachableThreshold } from './inViewGeometry.ts';

it.each([
  ['a block that fits', { threshold: 0.3, blockPx: 600, viewportPx: 900 }, 0.3],
  ['a block higher than the viewport', { threshold: 0.3, blockPx: 9000, viewportPx: 900 }, 0.09],
  ['an unmeasured block', { threshold: 0.3, blockPx: 0, viewportPx: 900 }, 0.3],
  ['a threshold of NaN', { threshold: Number.NaN, blockPx: 600, viewportPx: 900 }, 0],
  ['a threshold above 1', { threshold: 3, blockPx: 600, viewportPx: 900 }, 1],
])('returns a threshold for %s', (_name, given, threshold) =>
  expect(reachableThreshold(given)).toBeCloseTo(threshold),
);

it('never exceeds the viewport', () => {
  const length = fc.double({ min: 1, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1 }), length, length, (threshold, blockPx, viewportPx) => {
      expect(reachableThreshold({ threshold, blockPx, viewportPx }) * blockPx).toBeLessThanOrEqual(
        viewportPx,
      );
    }),
  );
});
