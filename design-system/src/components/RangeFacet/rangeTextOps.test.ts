import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeEnd, readEnd, writeEnd } from './rangeTextOps.ts';

it.each([
  ['9', 9],
  [' 7,5 ', 7.5],
  ['−3', -3],
  ['', null],
  ['12 mm', null],
  ['Infinity', null],
])('%j is parsed as %j', (text, value) => {
  expect(readEnd(text)).toBe(value);
});

it('formats what it parses, and nothing for an open end', () => {
  expect([writeEnd(null), writeEnd(Number.NaN), writeEnd(0.3543307), writeEnd(0.1 + 0.2)]).toEqual([
    '',
    '',
    '0.3543307',
    '0.3',
  ]);
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (value) => {
      expect(readEnd(writeEnd(value / 1000))).toBe(value / 1000 || 0);
    }),
  );
});

it('describes an end with four digits', () => {
  expect([describeEnd(null), describeEnd(Number.NaN), describeEnd(0.3543307), describeEnd(78.5)]).toEqual([
    '',
    '',
    '0.3543',
    '78.5',
  ]);
});
