import { expect, it } from 'vitest';
import { codeSeries, isFullCode, isOrderingCode, shareCodePart } from './orderingCodes.ts';

it.each([
  'EV-BG-M20',
  ' EV-BG-M20 ',
  'ev-pc-25',
  'A10',
  '1000',
  '123456789',
  'Ø20',
  'BG/20+5_x:y#z.1',
  'AB-CD',
  '6ES7 214-1AG40-0XB0',
  '3RT  2015 1AB01',
  'BRASS M2015',
  '9'.repeat(60),
])('accepts the code %j', (cell) => {
  expect(isOrderingCode(cell)).toBe(true);
});

it.each([
  ['', 'is blank'],
  ['A1', 'is short'],
  ['9'.repeat(61), 'is long'],
  ['-', 'is a dash'],
  ['-A10', 'starts with a sign'],
  ['A10*', 'has a mark'],
  ['on-request-1', 'is a remark'],
  ['N.A.1', 'is a remark'],
  ['TBD-2026', 'is a remark'],
  ['12', 'is a position'],
  ['1.5', 'is a number'],
  ['100', 'is a quantity'],
  ['brass', 'is a word'],
  ['ABCD', 'is a word'],
  ['ab-CD', 'is a word with a hyphen'],
  ['Ab-Cd', 'has small letters beside its hyphen'],
  ['6es7 214-1AG40', 'has small letters in several words'],
  ['M20 25 30', 'has only short words'],
  ['BRASS GLAND', 'is words without a digit'],
  ['3RT 2015 1AB 0100', 'has four words'],
  ['3RT (2015)', 'has a word in brackets'],
])('rejects the cell %j, which %s', (cell) => {
  expect(isOrderingCode(cell)).toBe(false);
});

it('recognizes full codes in any column', () => {
  const codes = ['EV-MCA-RH-160', ' EV-BG-M20 ', 'EV-PC-2.5'];
  const others = [
    'AC-3',
    'IP65',
    'RS-485',
    '0-L1-L2',
    'A-B-C',
    'EV-BG-',
    'EV-bg-m20',
    'x EV-BG-M20',
    'EV-BG-M20 x',
  ];
  expect(codes.filter(isFullCode)).toEqual(codes);
  expect(others.filter(isFullCode)).toEqual([]);
});

it.each([
  ['EV-BG-M20', 'EV-BG'],
  [' EV-BG-M20 ', 'EV-BG'],
  ['EV-PC4-25', 'EV-PC4'],
  ['EV-BG', 'EV-BG'],
  ['EV-BG/20', 'EV'],
  ['EV-25', 'EV'],
  ['E-25', 'E'],
  ['1EV-BG-M20', '1EV'],
  ['1EV25', '1EV'],
  ['EVA25', 'EVA'],
  ['E25A', 'E25'],
  ['12345', '123'],
])('finds for %j the series %j', (code, series) => {
  expect(codeSeries(code)).toBe(series);
});

it.each([
  ['EV-PBL-RD', 'EV-LM-RD-24', true],
  ['EV-PBL-RD', 'EV-LM-GN-24', false],
  ['EV-RD-1', 'EV-RD-2', false],
  ['EV-RD', 'EV-RD', false],
  ['EV-RD-1', 'EV-LM-RD', false],
  ['EV-LM-RD', 'EV-RD-1', false],
])('of %j and %j sharing a part is %j', (a, b, isShared) => {
  expect(shareCodePart(a, b)).toBe(isShared);
});
