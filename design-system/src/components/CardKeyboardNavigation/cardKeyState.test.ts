import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardAfterKey } from './cardKeyState.ts';

const seven = { count: 7, columns: 3, isRtl: false };

describe('cardAfterKey', () => {
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
  ])('%s on card %i moves to %j', (key, index, next) => {
    expect(cardAfterKey(key, { ...seven, index })).toBe(next);
  });

  it('swaps the left and right arrows in RTL', () => {
    expect(cardAfterKey('ArrowLeft', { ...seven, index: 0, isRtl: true })).toBe(1);
  });

  it('never leaves the list', () => {
    const key = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End');
    const position = fc.record({
      index: fc.nat(19),
      count: fc.constant(20),
      columns: fc.integer({ min: 1, max: 5 }),
      isRtl: fc.boolean(),
    });
    fc.assert(
      fc.property(key, position, (pressed, { count, ...rest }) => {
        const next = cardAfterKey(pressed, { count, ...rest });
        expect(next === null || (next >= 0 && next < count)).toBe(true);
      }),
    );
  });
});
