import { expect, it } from 'vitest';
import { packCountText, quantityTotalText } from './quoteTotals.ts';

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
])('formats %d of %j', (quantity, pack, text) => expect(packCountText({ quantity, pack })).toBe(text));

it('adds up pieces, and names metres and sets apart', () => {
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
  expect(quantityTotalText([])).toBe('0 pieces');
});
