import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSharedList, parseSharedList, type SharedLine } from './sharedList.ts';

const line = fc.record({
  code: fc.stringMatching(/^[A-Z0-9][A-Z0-9"<>='./-]{0,30}$/),
  productId: fc.integer({ min: 1, max: 2_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
});

const gland: SharedLine = { code: 'EV-BG-M20', productId: 2, quantity: 250 };

it('parses what it formats', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      expect(parseSharedList(formatSharedList(lines))).toEqual({ lines, problem: null });
    }),
  );
});

it('parses the complete lines of a list that is truncated anywhere', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.nat(), (lines, at) => {
      const text = formatSharedList(lines);
      const { lines: read, problem } = parseSharedList(text.slice(0, at % text.length));
      expect(problem).not.toBeNull();
      expect(read).toEqual(lines.slice(0, read.length));
    }),
  );
});

it('never throws, and reads nothing but lines of an order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { quantity } of parseSharedList(`1 3\n${text}\n`).lines) expect(quantity).toBeGreaterThan(0);
    }),
  );
});

it.each([
  ['', 'broken'],
  ['hello', 'broken'],
  ['1 1 \n250\t2\tEV-BG-M20\n', 'broken'],
  ['v1 1\n250\t2\tEV-BG-M20\n', 'broken'],
  ['1234567 1\n250\t2\tEV-BG-M20\n', 'broken'],
  ['1 301\n250\t2\tEV-BG-M20\n', 'larger'],
  [formatSharedList(Array.from({ length: 301 }, () => gland)).replace('301', '300'), 'larger'],
  [formatSharedList(Array.from({ length: 300 }, () => gland)), null],
  ['1 2\n250\t2\tEV-BG-M20\n', 'cut'],
  ['2 1\n250\t2\tEV-BG-M20\n', 'newer'],
  ['12 1\n250\t2\tEV-BG-M20\n', 'newer'],
  [formatSharedList(Array.from({ length: 301 }, () => gland)), 'larger'],
])('says what is wrong with %j', (text, problem) => {
  const read = parseSharedList(text);
  expect(read.problem).toBe(problem);
  if (problem !== 'broken') expect(read.lines[0]).toEqual(gland);
  expect(read.lines.length).toBeLessThanOrEqual(300);
});

it.each([
  '0\t2\tEV-BG-M20',
  '1000001\t2\tEV-BG-M20',
  'x5\t2\tEV-BG-M20',
  '5\t0\t ',
  '5\t2',
  `5\t2\t${'x'.repeat(101)}`,
])('skips %j, which is not a line', (text) => {
  expect(parseSharedList(`1 1\n${text}\n`)).toEqual({ lines: [], problem: 'cut' });
});

it.each([
  ['1\t2\t EV-BG-M20 ', { code: 'EV-BG-M20', productId: 2, quantity: 1 }],
  ['1000000\t2\t', { code: '', productId: 2, quantity: 1_000_000 }],
  ['5\t0\tEV-BG-M20', { code: 'EV-BG-M20', productId: 0, quantity: 5 }],
])('reads %j', (text, read) => {
  expect(parseSharedList(`1 1\n${text}\n`)).toEqual({ lines: [read], problem: null });
});
