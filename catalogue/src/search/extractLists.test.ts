import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readConditions } from './queryConditions.ts';
import { foldQuantities } from './queryText.ts';

const values = (text: string) =>
  readConditions(foldQuantities(text), (stem) => stem === 'grad_304').conditions.map(
    ({ wanted, alternatives = [] }) =>
      [wanted, ...alternatives].flatMap((each) => (each.kind === 'quantity' ? [each.low] : [])),
  );

it.each([
  ['mccb 63/80/100A', [[63, 80, 100]]],
  ['mcb 6 / 10 a', [[6, 10]]],
  ['lug 10 and 16 sqmm', [[10, 16]]],
  ['lug 10, 16, 25 sqmm', [[10, 16, 25]]],
  ['lug 10, 16 or 25 mm²', [[10, 16, 25]]],
  ['kabelschuh 10 oder 16 mm²', [[10, 16]]],
  ['capacitor 15 kvar or 20 kvar', [[15_000, 20_000]]],
  ['relay 24V/48V DC', [[24, 48]]],
  ['relay 24/48/110 V dc', [[24, 48, 110]]],
  ['duct 25 or 40 wide', [[25, 40]]],
  ['duct 25/40/60 wide', [[25, 40, 60]]],
])('reads the values of "%s" as alternatives', (text, expected) => {
  expect(values(text)).toEqual(expected);
});

it.each([
  ['rccb 40A, 30mA', [[40], [0.03]]],
  ['lug 70, 10 mm hole', [[10], [70]]],
  ['ct 200/5 A', [[200]]],
  ['3/4 inch conduit', [[19.05]]],
  ['tie grade 304 or 316', [[316]]],
  ['11 kW / 15 hp', [[11_000], [11_185.5]]],
])('reads the values of "%s" separately', (text, expected) => {
  expect(values(text).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
    expected.toSorted((a, b) => String(a).localeCompare(String(b))),
  );
});

it('keeps the supply of a list', () => {
  const [condition] = readConditions(foldQuantities('24/48 V DC'), () => false).conditions;
  expect([condition?.wanted, ...(condition?.alternatives ?? [])]).toEqual([
    { kind: 'quantity', dimension: 'voltage', low: 24, high: 24, supply: 'DC' },
    { kind: 'quantity', dimension: 'voltage', low: 48, high: 48, supply: 'DC' },
  ]);
});

it('reads as many values as a list has', () => {
  const numbers = fc.array(fc.integer({ min: 6, max: 999 }), { minLength: 3, maxLength: 6 });
  fc.assert(
    fc.property(numbers, fc.constantFrom('/', ' or ', ', '), (list, separator) => {
      expect(values(`mcb ${list.join(separator)} a`)).toEqual([list]);
    }),
  );
});
