import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardAfterKey } from './cardKeyState.ts';

const seven = { count: 7, columns: 3, isRtl: false };

describe('among cards', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 6, null],
    ['ArrowLeft', 0, null],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, null],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 2, null],
    ['Home', 5, 0],
    ['End', 5, 6],
    ['End', 6, null],
    ['Enter', 0, null],
  ])('%s on card %i leads to %j', (key, at, next) => {
    expect(cardAfterKey(key, { ...seven, at })).toBe(next);
  });

  it('right and left change places in RTL', () => {
    expect(cardAfterKey('ArrowLeft', { ...seven, at: 0, isRtl: true })).toBe(1);
  });

  it('no key leads out of them', () => {
    const key = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End');
    const place = fc.record({
      at: fc.nat(19),
      count: fc.constant(20),
      columns: fc.integer({ min: 1, max: 5 }),
      isRtl: fc.boolean(),
    });
    fc.assert(
      fc.property(key, place, (pressed, { count, ...rest }) => {
        const next = cardAfterKey(pressed, { count, ...rest });
        expect(next === null || (next >= 0 && next < count)).toBe(true);
      }),
    );
  });
});
