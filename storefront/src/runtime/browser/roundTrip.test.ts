import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLongLine } from './roundTrip.ts';

const timing = (ms: number, transferSize = 500) => ({ requestStart: 40, responseEnd: 40 + ms, transferSize });

it('tells a long line by its shortest response', () => {
  expect(isLongLine([timing(700), timing(570)])).toBe(true);
  expect(isLongLine([timing(700), timing(30)])).toBe(false);
});

it('ignores the browser’s cache, and takes an unknown line for a long one', () => {
  expect(isLongLine([timing(600), timing(1, 0)])).toBe(true);
  expect(isLongLine([])).toBe(true);
});

it('never takes a line for longer because of one more response', () => {
  const timings = fc.array(fc.record({ ms: fc.nat(2000), bytes: fc.nat(2) }), { maxLength: 8 });
  fc.assert(
    fc.property(timings, fc.nat(2000), (seen, ms) => {
      const before = seen.map((one) => timing(one.ms, one.bytes));
      if (!isLongLine(before)) expect(isLongLine([...before, timing(ms)])).toBe(false);
    }),
  );
});
