import { expect, it } from 'vitest';
import { formatBytes, formatWantedDate } from './quoteDetails.ts';

it.each([
  ['2026-12-10', '10 December 2026'],
  ['', ''],
  ['soon', 'soon'],
])('formats the delivery date %s as %s', (day, text) => {
  expect(formatWantedDate(day)).toBe(text);
});

it.each([
  [1, '1 kB'],
  [340_200, '340 kB'],
  [999_499, '999 kB'],
  [1_000_000, '1.0 MB'],
  [1_400_000, '1.4 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
