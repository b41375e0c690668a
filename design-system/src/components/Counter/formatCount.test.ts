import { expect, it } from 'vitest';
import { formatCount, counterFrames } from './formatCount.ts';

it.each([
  [0, '0+'],
  [999, '999+'],
  [5000, '5000+'],
  [12_345, '12,345+'],
  [1_234_567, '12,34,567+'],
  [-20.5, '-20.5+'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
])('%d is %s', (value, text) => expect(formatCount({ value, suffix: '+', locale: 'en-IN' })).toBe(text));

it.each([5000, 786, 20, 999])('goes to %i in 60 lines after 0+ (S-072, S-077, S-078)', (value) => {
  const lines = counterFrames({ value, suffix: '+', locale: 'en-IN', steps: 60 }).split('\n');
  expect(lines).toHaveLength(61);
  expect(lines.at(0)).toBe('0+');
  expect(lines.at(-1)).toBe(`${value}+`);
});

it('keeps what stands after the number in its line', () => {
  const lines = counterFrames({ value: 2, suffix: ' years\nand more', locale: 'en-IN', steps: 2 });
  expect(lines).toBe('0 years and more\n2 years and more\n2 years and more');
});

it.each(['en_IN', 'x', '', '-', 'no language'])('takes %j for no language', (locale) => {
  expect(formatCount({ value: 1_234_567, suffix: '+', locale })).toBe('12,34,567+');
});
