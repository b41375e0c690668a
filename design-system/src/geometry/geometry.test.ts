import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamp, containRect, midpoint } from './geometry.ts';

describe('clamp', () => {
  it.each([
    [5, 1, 4, 4],
    [-5, 1, 4, 1],
    [NaN, 1, 4, 1],
    [3, 4, 1, 4],
  ])('of %d to %d…%d is %d', (value, min, max, clamped) => expect(clamp(value, min, max)).toBe(clamped));
});

it('midpoint is between both points on each axis', () => {
  expect(midpoint({ x: 10, y: -4 }, { x: 20, y: 2 })).toEqual({ x: 15, y: -1 });
});

describe('containRect', () => {
  const side = fc.integer({ min: 1, max: 3000 });
  const size = fc.record({ width: side, height: side });

  it('is centred in the stage, touches two of its edges, and has the ratio of the picture', () => {
    fc.assert(
      fc.property(size, size, (stage, picture) => {
        const { x, y, width, height } = containRect({ stage, picture });
        expect(Math.min(x, y)).toBeCloseTo(0);
        expect(Math.max(x, y)).toBeGreaterThanOrEqual(-1e-9);
        expect([2 * x + width, 2 * y + height]).toEqual([
          expect.closeTo(stage.width),
          expect.closeTo(stage.height),
        ]);
        expect((width * picture.height) / (height * picture.width)).toBeCloseTo(1);
      }),
    );
  });

  it('is the stage for an empty picture or in an empty stage', () => {
    const stage = { width: 300, height: 200 };
    const none = { width: 0, height: 50 };
    expect(containRect({ stage, picture: none })).toEqual({ x: 0, y: 0, ...stage });
    expect(containRect({ stage: none, picture: stage })).toEqual({ x: 0, y: 0, ...none });
  });
});
