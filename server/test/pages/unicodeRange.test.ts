import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includesCodePoint, parseUnicodeRange } from '../../src/pages/unicodeRange.ts';

describe('parseUnicodeRange', () => {
  it.each([
    ['U+20AC', [[0x20ac, 0x20ac]]],
    [
      'u+20-7e, U+A0',
      [
        [0x20, 0x7e],
        [0xa0, 0xa0],
      ],
    ],
    ['U+4??', [[0x400, 0x4ff]]],
    ['U+??', [[0, 0xff]]],
  ])('reads %s', (value, ranges) => {
    expect(parseUnicodeRange(value)).toEqual(ranges);
  });

  it('includes the ends of a range and nothing beyond', () => {
    const codePoints = fc.integer({ min: 1, max: 0x10fffe });
    fc.assert(
      fc.property(codePoints, codePoints, (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const ranges = parseUnicodeRange(`U+${first.toString(16)}-${last.toString(16)}`);
        expect([first - 1, first, last, last + 1].map((point) => includesCodePoint(ranges, point))).toEqual([
          false,
          true,
          true,
          false,
        ]);
      }),
    );
  });
});
