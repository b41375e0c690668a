import { expect, it } from 'vitest';
import { formatCount, counterFrames } from './formatCount.ts';

it.each([
  // First, because the format is created once.
  [1234.567891, '1234.567891+'],
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

it('keeps the suffix in the line of the number', () => {
  const lines = counterFrames({ value: 2, suffix: ' years\nand more', locale: 'en-IN', steps: 2 });
  expect(lines).toBe('0 years and more\n2 years and more\n2 years and more');
});

it.each(['en_IN', 'x', '', '-', 'no language'])('ignores the malformed language tag %j', (locale) => {
  expect(formatCount({ value: 1_234_567, suffix: '+', locale })).toBe('12,34,567+');
});

it.each([
  ['currency', { style: 'currency', currency: 'INR' }, 12_345.5, '₹12,345.50+'],
  ['unit', { style: 'unit', unit: 'kilometer' }, 1200, '1,200 km+'],
  ['percent', { style: 'percent' }, 0.125, '13%+'],
  ['compact', { notation: 'compact' }, 1_234_567, '12L+'],
] as const)('formats a number as %s', (_name, format, value, text) => {
  expect(formatCount({ value, suffix: '+', locale: 'en-IN', format })).toBe(text);
});

it('caches formats separately', () => {
  const percent = (maximumFractionDigits: number) =>
    formatCount({
      value: 0.125,
      suffix: '',
      locale: 'en-IN',
      format: { style: 'percent', maximumFractionDigits },
    });
  expect([percent(0), percent(1)]).toEqual(['13%', '12.5%']);
});

it('is between a prefix and a suffix, in each line', () => {
  const options = { value: 2, prefix: '₹\n', suffix: ' cr', locale: 'en-IN' };
  expect(formatCount(options)).toBe('₹\n2 cr');
  expect(counterFrames({ ...options, from: 4, steps: 2 })).toBe('₹ 4 cr\n₹ 2 cr\n₹ 2 cr');
});

it('counts percentages one by one', () => {
  const format = { style: 'percent' } as const;
  const lines = counterFrames({ value: 0.9, suffix: '', locale: 'en-IN', format, steps: 3 }).split('\n');
  expect(lines).toEqual(['0%', '63%', '87%', '90%']);
});
