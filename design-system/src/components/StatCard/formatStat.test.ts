import { expect, it } from 'vitest';
import { formatStat } from './formatStat.ts';

it.each([
  [0, '0'],
  [108, '108'],
  [108.4, '108'],
  [1_000_000, '10,00,000'],
  [undefined, ''],
  [-1, ''],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
])('formats %s as %j', (value, text) => expect(formatStat(value)).toBe(text));
