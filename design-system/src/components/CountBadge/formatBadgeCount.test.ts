import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatBadgeCount } from './formatBadgeCount.ts';

it.each([
  [0, ''],
  [-3, ''],
  [0.9, ''],
  [1, '1'],
  [2.7, '2'],
  [99, '99'],
  [99.5, '99+'],
  [100, '99+'],
  [Number.POSITIVE_INFINITY, '99+'],
  [Number.NEGATIVE_INFINITY, ''],
  [Number.NaN, ''],
])('formats %d as %j', (count, text) => expect(formatBadgeCount(count)).toBe(text));

it('never exceeds three characters', () => {
  fc.assert(
    fc.property(fc.double(), (count) => {
      expect(formatBadgeCount(count).length).toBeLessThanOrEqual(3);
    }),
  );
});
