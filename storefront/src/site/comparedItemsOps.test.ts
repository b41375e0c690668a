import { expect, it } from 'vitest';
import { comparedNow, comparedWith } from './comparedItemsOps.ts';

const item = (productId: number, code = '') => ({ productId, code });

it('adds a product or size after those compared before', () => {
  expect(comparedWith([], item(1))).toEqual([item(1)]);
  expect(comparedWith([item(1, 'A')], item(1))).toEqual([item(1, 'A'), item(1)]);
  expect(comparedWith([item(3), item(1, 'A')], item(2))).toEqual([item(3), item(1, 'A'), item(2)]);
});

it('leaves the order of those that are compared already', () => {
  const before = [item(2, 'B'), item(1)];
  expect(comparedWith(before, item(2, 'B'))).toEqual(before);
});

it('has the newest four first, and the oldest last', () => {
  const four = [item(1), item(2), item(3), item(4)];
  expect(comparedWith(four, item(5))).toEqual([item(2), item(3), item(4), item(5), item(1)]);
  expect(comparedWith(four, item(1))).toEqual(four);
});

it('keeps those that are shown in the order in which they were added', () => {
  const before = [item(5), item(2, 'B'), item(9)];
  expect(comparedNow(before, [item(2, 'B'), item(3), item(5)])).toEqual([item(5), item(2, 'B'), item(3)]);
  expect(comparedNow(before, [])).toEqual([]);
});
