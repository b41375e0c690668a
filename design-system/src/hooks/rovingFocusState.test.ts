import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAfterKey } from './rovingFocusState.ts';

describe('indexAfterKey', () => {
  it.each([
    ['ArrowDown', 'vertical', false, 3],
    ['ArrowUp', 'vertical', false, 1],
    ['ArrowRight', 'vertical', false, null],
    ['ArrowLeft', 'vertical', false, null],
    ['ArrowRight', 'horizontal', false, 3],
    ['ArrowLeft', 'horizontal', false, 1],
    ['ArrowRight', 'horizontal', true, 1],
    ['ArrowLeft', 'horizontal', true, 3],
    ['ArrowDown', 'horizontal', false, null],
    ['ArrowUp', 'horizontal', true, null],
    ['Home', 'vertical', false, 0],
    ['End', 'horizontal', true, 4],
    ['Enter', 'vertical', false, null],
  ] as const)('%s on the %s strip, right to left: %s', (key, axis, isRtl, next) =>
    expect(indexAfterKey({ key, axis, isRtl, index: 2, count: 5 })).toBe(next),
  );

  it('wraps around both ends and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), fc.boolean(), (count, seed, isRtl) => {
        const index = seed % count;
        const press = (key: string, from: number) =>
          indexAfterKey({ key, axis: 'horizontal', isRtl, index: from, count }) ?? -1;
        const there = press('ArrowRight', index);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThan(count);
        expect(press('ArrowLeft', there)).toBe(index);
      }),
    );
  });

  it('returns null without items', () =>
    expect(indexAfterKey({ key: 'Home', axis: 'vertical', isRtl: false, index: 0, count: 0 })).toBeNull());
});
