import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../../geometry/index.ts';
import { clearanceOf } from './clearanceGeometry.ts';

const stack: Rect = { x: 600, y: 8, width: 360, height: 70 };
const viewportHeight = 800;

const overlaps = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;

describe('clearanceOf', () => {
  it('moves toasts below the main button (D-37)', () => {
    const button = { x: 820, y: 60, width: 120, height: 44 };
    expect(clearanceOf({ stack, obstacles: [button], viewportHeight })).toBe(104);
  });

  it('moves toasts down, to the nearest free place', () => {
    const button = { x: 820, y: 20, width: 120, height: 44 };
    const above = { ...button, y: -150 };
    const below = { ...button, y: 300 };
    expect(clearanceOf({ stack, obstacles: [above, button], viewportHeight })).toBe(64);
    expect(clearanceOf({ stack, obstacles: [below, button], viewportHeight })).toBe(64);
  });

  it('moves toasts only as far as the screen goes', () => {
    const button = { x: 820, y: 60, width: 120, height: 44 };
    expect(clearanceOf({ stack, obstacles: [button], viewportHeight: 182 })).toBe(104);
    expect(clearanceOf({ stack, obstacles: [button], viewportHeight: 181 })).toBe(0);
  });

  it('moves on below the next one in the way', () => {
    const bar = { x: 900, y: 8, width: 40, height: 40 };
    const button = { x: 820, y: 80, width: 120, height: 44 };
    expect(clearanceOf({ stack, obstacles: [button, bar], viewportHeight })).toBe(124);
  });

  it.each<[string, Rect]>([
    ['beside them', { x: 100, y: 8, width: 200, height: 44 }],
    ['below them', { x: 820, y: 90, width: 120, height: 44 }],
    ['touching their top', { x: 820, y: -36, width: 120, height: 44 }],
    ['touching their bottom', { x: 820, y: 78, width: 120, height: 44 }],
    ['touching their start', { x: 500, y: 8, width: 100, height: 44 }],
    ['touching their end', { x: 960, y: 8, width: 40, height: 44 }],
    ['without a width', { x: 820, y: 20, width: 0, height: 44 }],
    ['without a height', { x: 820, y: 20, width: 120, height: 0 }],
    ['larger than the screen', { x: 0, y: 0, width: 1000, height: 900 }],
  ])('leaves toasts where they are for a button %s', (_where, button) => {
    expect(clearanceOf({ stack, obstacles: [button], viewportHeight })).toBe(0);
  });

  it('never covers an obstacle when it moves', () => {
    const rect = fc.record({
      x: fc.integer({ min: 0, max: 1000 }),
      y: fc.integer({ min: -50, max: 800 }),
      width: fc.integer({ min: 1, max: 300 }),
      height: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 8 }), (obstacles) => {
        const shift = clearanceOf({ stack, obstacles, viewportHeight });
        const moved = { ...stack, y: stack.y + shift };
        expect(shift === 0 || obstacles.every((obstacle) => !overlaps(moved, obstacle))).toBe(true);
      }),
    );
  });
});
