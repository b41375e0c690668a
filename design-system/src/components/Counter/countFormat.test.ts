import { expect, it } from 'vitest';
import { countFormat } from './countFormat.ts';

it.each([
  [0, '0+'],
  [999, '999+'],
  [5000, '5000+'],
  [12_345, '12,345+'],
  [1_234_567, '12,34,567+'],
  [-20.5, '-20.5+'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
])('%d is %s', (value, text) => expect(countFormat({ value, suffix: '+', locale: 'en-IN' })).toBe(text));
