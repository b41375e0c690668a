import { describe, expect, it } from 'vitest';
import { formatQuoteList, maxQuoteListBytes, parseQuoteList } from '../../src/pages/quoteListCookie.ts';

const line = (code: string, quantity = 1, productId = 2) => ({ productId, code, quantity });

describe('the cookie of a quote list (D-63)', () => {
  it.each([
    [[line('EV-BG-M20', 50), line('')]],
    [[line('A~B.C'), line('"; drop, \\ %7E'), line('µ 50 % ½ 电')]],
  ])('parses what it formats: %j', (lines) => {
    expect(parseQuoteList(formatQuoteList(lines) ?? '')).toEqual(lines);
  });

  it('is not formatted when it would be longer than 3 kB', () => {
    const lines = Array.from({ length: 400 }, (_, index) => line(`EV-BG-M${index}`));
    expect(formatQuoteList(lines)).toBeNull();
    expect(formatQuoteList(lines.slice(0, 150))?.length).toBeLessThanOrEqual(maxQuoteListBytes);
  });

  it('has at most 200 lines, and none twice (D-63)', () => {
    expect(parseQuoteList('2.1.A~2.7.A~3.1.A~2.1.~2.1.a~2.1.%41')).toEqual([
      line('A'),
      line('A', 1, 3),
      line(''),
      line('a'),
    ]);
    const lines = Array.from({ length: 201 }, (_, index) => line('', 1, index + 1));
    expect(formatQuoteList(lines)).toBeNull();
    expect(parseQuoteList(lines.map(({ productId }) => `${productId}.1.`).join('~'))).toEqual(
      lines.slice(0, 200),
    );
  });

  it.each([
    undefined,
    '',
    'x',
    '0.1.A',
    '2.0.A',
    '2.9999999.A',
    '2.1.%',
    '2.1.%00',
    '2.1',
    '-2.1.A',
    `2.1.${'x'.repeat(101)}`,
    `2.1.${'x'.repeat(5000)}`,
  ])('reads nothing from %s', (text) => {
    expect(parseQuoteList(text)).toEqual([]);
  });
});
