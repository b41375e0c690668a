import { createFinderQuery, type FinderUnit } from '@elvora/catalogue/contract';
import { createProductSearch } from '@elvora/catalogue/search';
import { expect, it } from 'vitest';
import { rangeText } from '../../src/api/finder/quantityTexts.ts';
import { readFilters } from '../../src/api/finder/readFilters.ts';

const { index } = createProductSearch([
  {
    name: 'Cable',
    category: 'Cables',
    categoryPath: ['Cables'],
    description: '',
    keywords: [],
    isBestseller: false,
    specification: {
      status: 'ready',
      table: {
        headers: ['Ordering code', 'Conductor (mm²)', 'Motor at 415 V (kW)', 'Ambient temperature (°C)'],
        rows: [{ a1: 'XY-1', a2: '240', a3: '4', a4: '-20' }],
      },
    },
  },
]);
const read = (key: string, value: string, units: readonly FinderUnit[] = []) =>
  readFilters(index, createFinderQuery({ filters: [{ key, value }], units }));
const [area, power] = ['crossSection', 'motorPower'];

it.each([
  ['.5..5.', '0.5..5'],
  ['−3..4', '-3..4'],
  ['0.0000001..1', '0.0000001..1'],
  ['..,5..typed', '..0.5'],
  ['1/0..4/0..typed', '53.4751..107.219', 'awg'],
  ['4/0..12..typed', '3.30877..107.219', 'awg'],
] as const)('reads the range %s', (value, expected, unit?: FinderUnit) => {
  const { used, filters, ignored } = read(area, value, unit ? [unit] : []);
  expect(used.map((filter) => filter.value)).toEqual([expected]);
  expect(filters).toHaveLength(1);
  expect(ignored).toEqual([]);
});

it.each([
  ['9999999999999', area],
  ['999999999999', power],
  ['1e5', area],
])('ignores %s, which cannot be compared with sizes', (value, key) => {
  const { used, filters, ignored } = read(key, value);
  expect([used, filters]).toEqual([[], []]);
  expect(ignored).toEqual([`${key}:${value}`]);
});

it.each([
  [107.2, '4/0 AWG'],
  [53.5, '1/0 AWG'],
  [2.5, '13 AWG'],
  [240, '240 mm²'],
  [0, '0 mm²'],
])('formats %s mm² as %s', (value, text) => {
  expect(rangeText({ low: value, high: value, dimension: 'area' }, ['awg'])).toBe(text);
});

it('formats a range beyond the gauges in mm²', () => {
  expect(rangeText({ low: 50, high: 240, dimension: 'area' }, ['awg'])).toBe('50–240 mm²');
});

it.each([
  ['breakingCapacity', 6000, 6000, '6 kA'],
  ['breakingCapacity', 4500, 10_000, '4.5–10 kA'],
  ['breakingCapacity', 6000, Infinity, 'from 6 kA'],
  ['ratedCurrent', 6300, 6300, '6300 A'],
  [undefined, 25_000, 25_000, '25 kA'],
  ['sensitivity', 0.03, 0.03, '30 mA'],
])('formats the currents of %s, %s to %s A, as %s', (property, low, high, text) => {
  expect(rangeText({ low, high, dimension: 'current', property }, [])).toBe(text);
});
it.each([
  ['reactivePower', 12_500, 12_500, '12.5 kVAr'],
  ['reactivePower', 500, 500, '500 var'],
  ['time', 0.08, 0.08, '80 ms'],
  ['time', 0.05, 10, '0.05–10 s'],
  ['time', 7200, 360_000, '2–100 h'],
])('formats a %s of %s to %s as %s', (dimension, low, high, text) => {
  expect(rangeText({ low, high, dimension }, [])).toBe(text);
});
