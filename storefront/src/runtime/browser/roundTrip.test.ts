import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isHighLatency } from './roundTrip.ts';

const timing = (ms: number, transferSize = 500) => ({ requestStart: 40, responseEnd: 40 + ms, transferSize });

it('recognizes a high-latency connection by its fastest response', () => {
  expect(isHighLatency([timing(700), timing(570)])).toBe(true);
  expect(isHighLatency([timing(700), timing(30)])).toBe(false);
});

it('ignores the browser’s cache, and assumes high latency when nothing is known', () => {
  expect(isHighLatency([timing(600), timing(1, 0)])).toBe(true);
  expect(isHighLatency([])).toBe(true);
});

it('never assumes a higher latency because of one more response', () => {
  const timings = fc.array(fc.record({ ms: fc.nat(2000), bytes: fc.nat(2) }), { maxLength: 8 });
  fc.assert(
    fc.property(timings, fc.nat(2000), (seen, ms) => {
      const before = seen.map((one) => timing(one.ms, one.bytes));
      if (!isHighLatency(before)) expect(isHighLatency([...before, timing(ms)])).toBe(false);
    }),
  );
});
