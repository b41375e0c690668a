import { expect, it } from 'vitest';
import { maxQuantity } from '../model/quantity.ts';
import {
  isInvalidQuantity,
  isPieceUnit,
  isUnit,
  lineUnit,
  readCount,
  readGluedCount,
} from './pastedQuantity.ts';

it.each([
  ['pcs', ''],
  ['PCS.', ''],
  ['nos.', ''],
  ['each', ''],
  ['m', 'm'],
  ['Sets.', 'Sets'],
  ['kg', 'kg'],
  ['pkts', 'pkts'],
  ['lengths', 'lengths'],
])('knows the unit %j', (word, unit) => {
  expect(isUnit(word)).toBe(true);
  expect(isPieceUnit(word)).toBe(unit === '');
  expect(lineUnit(word)).toBe(unit);
});

it.each(['x', 'X', 'A', 'mm', 'pcs,', '.pcs', ''])('knows no unit %j', (word) => {
  expect([isUnit(word), isPieceUnit(word)]).toEqual([false, false]);
});

it.each([
  ['1', 1],
  ['20', 20],
  ['20.0', 20],
  ['20,00', 20],
  ['1,000', 1000],
  ['12,000', 12_000],
  ['120,000', 120_000],
  ['1,000,000', 1_000_000],
  [String(maxQuantity), maxQuantity],
])('reads the count %j', (word, count) => {
  expect(readCount(word)).toBe(count);
  expect(isInvalidQuantity(word)).toBe(false);
});

it.each(['0', '-3', '+3', '−3', '2.5', '0.00', '1.234', '99999999', String(maxQuantity + 1), '123456789012'])(
  'knows %j as a number that is no quantity',
  (word) => {
    expect(readCount(word)).toBeNull();
    expect(isInvalidQuantity(word)).toBe(true);
  },
);

it.each([
  '',
  'x',
  '20x',
  '1,0000',
  'x1,000',
  '1,000x',
  '1,000,000,000',
  '20.',
  '1.00000',
  '--3',
  '1234567890123',
  '3 ',
])('knows %j as no number', (word) => {
  expect(readCount(word)).toBeNull();
  expect(isInvalidQuantity(word)).toBe(word === '1,0000');
});

it.each(['20x', '20X', '20×', 'x20', 'X20', '×20', '20pcs', '20pcs.', '20nos'])(
  'reads the count in %j',
  (word) => {
    expect(readGluedCount(word)).toEqual({ quantity: 20, unit: '' });
  },
);

it.each([
  '20',
  '25A',
  '100m',
  'x',
  'pcs20',
  'x20x',
  '20x5',
  'ax20',
  '0x',
  'x0',
  '12345678x',
  '20pcs,',
  'a20x',
])('reads no count in %j', (word) => {
  expect(readGluedCount(word)).toBeNull();
});
