import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEnd, writeEnd } from './rangeTextOps.ts';

it.each([
  ['9', 9],
  [' 7,5 ', 7.5],
  ['−3', -3],
  ['', null],
  ['12 mm', null],
  ['Infinity', null],
])('%j is read as %j', (text, value) => {
  expect(readEnd(text)).toBe(value);
});

it('writes what it reads, and nothing for an open end', () => {
  expect([writeEnd(null), writeEnd(Number.NaN), writeEnd(0.3543307)]).toEqual(['', '', '0.3543']);
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 9999 }), (value) => {
      expect(readEnd(writeEnd(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});
