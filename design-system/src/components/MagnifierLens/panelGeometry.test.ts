import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extraGap, insideCorner, sizeBeside, sizeInside } from './panelGeometry.ts';

describe('a panel beside the picture (D-36)', () => {
  it.each([
    [600, 400],
    [400, 400],
    [340.6, 340],
    [280, 280],
    [279, null],
    [-50, null],
  ])('with %d px of room has a size of %s', (available, size) => {
    expect(sizeBeside(400, available)).toBe(size);
  });

  it('never exceeds the room or its own size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 3000 }),
        fc.integer({ min: 0, max: 800 }),
        (available, own) => {
          const size = sizeBeside(own, available);
          if (size !== null) expect(size).toBeLessThanOrEqual(Math.max(0, Math.min(own, available)));
        },
      ),
    );
  });

  it('has the wide gap only where it still fits', () => {
    expect([extraGap(400, 440), extraGap(400, 439)]).toEqual([40, 0]);
  });

  it.each([NaN, -1, 0])('has no size when its own is %d', (own) => {
    expect(sizeBeside(own, 600)).toBe(0);
  });
});

describe('a panel inside the picture', () => {
  it('takes up to 45 % of the frame', () => {
    expect(sizeInside(400, { width: 552, height: 552 })).toBe(248);
    expect(sizeInside(100, { width: 552, height: 552 })).toBe(100);
    expect(sizeInside(400, { width: 552, height: 300 })).toBe(135);
    expect(sizeInside(NaN, { width: 552, height: 552 })).toBe(0);
  });

  it('is on the half where the pointer is not', () => {
    const frame = { width: 500, height: 500 };
    const corner = (x: number) => insideCorner({ frame, size: 200, pointer: { x, y: 250 } }).x;
    expect([corner(100), corner(249), corner(250), corner(400)]).toEqual([292, 292, 8, 8]);
  });
});
