import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swipeStep } from './swipe.ts';

describe('swipeStep', () => {
  it.each([
    [-51, 0, 1],
    [-50, 0, null],
    [50, 0, null],
    [51, 0, -1],
    [-51, 52, null],
    [-51, 51, 1],
    [0, 0, null],
  ])('of a movement by %i, %i is %s (S-103, S-104)', (x, y, step) => {
    expect(swipeStep({ x, y }, false)).toBe(step);
  });

  it('is mirrored from right to left', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (x) => {
        expect(swipeStep({ x: -x, y: 0 }, true)).toBe(swipeStep({ x, y: 0 }, false));
      }),
    );
  });
});
