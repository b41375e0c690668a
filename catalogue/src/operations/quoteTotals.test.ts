import { expect, it } from 'vitest';
import { lineUnit, packCountText, packDetailText, quantityTotalText } from './quoteTotals.ts';

it.each([
  [250, 'pack of 50 pcs', '5 packs of 50'],
  [50, 'pack of 50 pcs', '1 pack of 50'],
  [200, 'box of 100', '2 boxes of 100'],
  [50, 'roll of 25 m', '2 rolls of 25 m'],
  [2000, 'carton of 1,000 pcs', '2 cartons of 1,000'],
  [30, 'pack of 50 pcs', ''],
  [5, 'pack of 1 pcs', ''],
  [5, '', ''],
  [5, 'on request', ''],
  [40, ' pack of 20 ', '2 packs of 20'],
  [4, 'pouch of 2', '2 pouches of 2'],
  [4, 'sack of 2', '2 sacks of 2'],
  [4, 'lens of 2', '2 lenses of 2'],
  [5, 'pack of 2.5 m', ''],
  [40, 'small pack of 20', ''],
  [40, 'pack of 20 pcs in 2 boxes', ''],
  [20, 'roll of 10 mm', '2 rolls of 10'],
  [20, 'bag of 10 Kg', '2 bags of 10 Kg'],
])('formats %d of %j', (quantity, pack, text) => expect(packCountText({ quantity, pack })).toBe(text));

it('mentions no pack when there is none', () => {
  expect(packDetailText({ quantity: 5 })).toBe('');
});

it.each([
  ['roll of 5 m', 'm'],
  ['roll of 5 mtr', 'm'],
  ['roll of 5 metre', 'm'],
  ['box of 5 set', 'set'],
  ['box of 5 sets, moulded', 'sets, moulded'],
  ['box of 5 pair', 'pair'],
  ['box of 5 pairs', 'pairs'],
  ['box of 5 pcs', ''],
])('counts the contents of a %s in %j', (pack, unit) => {
  expect(lineUnit({ pack })).toBe(unit);
});

it('sums pieces, and lists metres and sets separately', () => {
  expect(quantityTotalText([{ quantity: 250, pack: 'pack of 50 pcs' }, { quantity: 464 }])).toBe(
    '714 pieces',
  );
  expect(
    quantityTotalText([
      { quantity: 1 },
      { quantity: 100, pack: 'roll of 25 m' },
      { quantity: 50, pack: 'coil of 50 mtrs' },
      { quantity: 4, pack: 'box of 2 sets' },
    ]),
  ).toBe('1 piece, 150 m, 4 sets');
  expect(quantityTotalText([{ quantity: 100, pack: 'roll of 25 m' }])).toBe('100 m');
  expect(quantityTotalText([{ quantity: 10, pack: 'bag of 10 KG' }])).toBe('10 kg');
  expect(quantityTotalText([{ quantity: 10, pack: 'roll of 5 Meters' }])).toBe('10 m');
  expect(quantityTotalText([{ quantity: 10, pack: 'box of 5 spare sets' }])).toBe('10 pieces');
  expect(quantityTotalText([])).toBe('0 pieces');
});
