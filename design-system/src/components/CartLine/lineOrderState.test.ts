import fc from 'fast-check';
import { expect, it } from 'vitest';
import { positionAtHeight, positionByKey, reduceLineOrder, restingOrder } from './lineOrderState.ts';

it('lifts and drops a line with the same key', () => {
  const lifted = reduceLineOrder(restingOrder, { type: 'liftToggled', id: 'a', at: 2 });
  expect(lifted).toEqual({ status: 'lifted', id: 'a', from: 2 });
  expect(reduceLineOrder(lifted, { type: 'liftToggled', id: 'a', at: 3 })).toBe(restingOrder);
  expect(reduceLineOrder(lifted, { type: 'liftToggled', id: 'b', at: 0 })).toMatchObject({ id: 'b' });
});

it('follows the pointer until it ends', () => {
  const dragged = reduceLineOrder(restingOrder, { type: 'dragStarted', id: 'a', at: 0 });
  expect(reduceLineOrder(dragged, { type: 'dragMoved', to: 0 })).toBe(dragged);
  expect(reduceLineOrder(dragged, { type: 'dragMoved', to: 3 })).toEqual({
    status: 'dragged',
    id: 'a',
    to: 3,
  });
  expect(reduceLineOrder(dragged, { type: 'ended' })).toBe(restingOrder);
  expect(reduceLineOrder(restingOrder, { type: 'dragMoved', to: 3 })).toBe(restingOrder);
});

it.each([
  ['ArrowUp', 0, 0],
  ['ArrowUp', 2, 1],
  ['ArrowDown', 4, 4],
  ['ArrowDown', 2, 3],
  ['Home', 3, 0],
  ['End', 3, 4],
  ['a', 3, null],
])('%s moves from %d to %j of five', (key, at, to) => expect(positionByKey(key, at, 5)).toBe(to));

it('drops a line between those whose middles are above and below', () => {
  const middles = [10, 30, 50, 70];
  expect(positionAtHeight(5, 2, middles)).toBe(0);
  expect(positionAtHeight(35, 0, middles)).toBe(1);
  expect(positionAtHeight(200, 0, middles)).toBe(3);
  expect(positionAtHeight(50, 2, middles)).toBe(2);
  expect(positionAtHeight(5, 0, [])).toBe(0);
});

it('drops on a position of the list at any height', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(9), (y, from) => {
      const middles = Array.from({ length: 10 }, (_, at) => at * 20);
      const to = positionAtHeight(y, from, middles);
      expect(to >= 0 && to < 10).toBe(true);
    }),
  );
});
