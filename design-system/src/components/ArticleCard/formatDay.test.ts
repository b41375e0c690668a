import { expect, it } from 'vitest';
import { formatDay } from './formatDay.ts';

it.each([
  ['2026-04-09', '9 April 2026'],
  ['2026-10-15', '15 October 2026'],
  ['2026-02-30', '2026-02-30'],
  ['soon', 'soon'],
  ['', ''],
])('formats "%s" as "%s"', (day, text) => expect(formatDay(day)).toBe(text));

it('ignores a malformed language tag', () => {
  expect(formatDay('2026-04-09', 'en_IN')).toBe('9 April 2026');
});
