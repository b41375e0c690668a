import { expect, it } from 'vitest';
import { wrapText } from '../../src/listFiles/wrapText.ts';

const wrap = (text: string, { widthPt = 10, maxLines = 3, breaksParts = true } = {}) =>
  wrapText(text, { widthPt, maxLines, breaksParts, widthOf: () => 1 });

it('breaks lines after spaces, hyphens and slashes', () => {
  expect(wrap('Brass gland M20-long')).toEqual(['Brass', 'gland M20-', 'long']);
  expect(wrap('  a \n b ')).toEqual(['a b']);
  expect(wrap(' ')).toEqual([]);
});

it('breaks a word that is wider than a line, or truncates it', () => {
  expect(wrap('W'.repeat(15))).toEqual(['W'.repeat(10), 'W'.repeat(5)]);
  expect(wrap('W'.repeat(15), { breaksParts: false })).toEqual([`${'W'.repeat(9)}…`]);
  expect(wrap('W'.repeat(99), { maxLines: 2 })).toEqual(['W'.repeat(10), `${'W'.repeat(9)}…`]);
});

it('measures each letter at most three times, for any word length', () => {
  let measured = 0;
  const text = Array.from({ length: 500 }, () => 'W'.repeat(7)).join(' ') + 'W'.repeat(3000);
  wrapText(text, { widthPt: 10, maxLines: 1e6, breaksParts: true, widthOf: () => ((measured += 1), 1) });
  expect(measured).toBeLessThan(3 * text.length);
});
