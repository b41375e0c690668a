import { describe, expect, it } from 'vitest';
import { findUnit } from '../properties/dimension.ts';
import { powerBetween, readUnitCell, scaleNumbers, shiftPoint, singleNumber } from './unitCells.ts';

describe('readUnitCell', () => {
  it.each([
    ['250 mm', '250', 'mm', undefined],
    [' 250 mm ', '250', 'mm', undefined],
    ['7–13 mm', '7–13', 'mm', undefined],
    ['≤ 5 A', '≤ 5', 'A', undefined],
    ['7 VA AC', '7', 'VA', 'AC'],
    ['24 V DC', '24', 'V', 'DC'],
    ['230 V AC/DC', '230', 'V', 'AC/DC'],
    ['230 V AC / DC', '230', 'V', 'AC/DC'],
  ])('%j has the numbers %j, the unit %j and the supply %j', (text, numbers, unit, supply) => {
    const cell = readUnitCell(text);
    expect([cell?.numbers, cell?.unit?.name, cell?.supply]).toEqual([numbers, unit, supply]);
  });

  it('reads a number without a unit', () => {
    expect(readUnitCell('16')).toEqual({ numbers: '16', unit: null, supply: undefined });
  });

  it.each([[''], ['on request'], ['5 pieces per box'], ['250 mm DC coil'], ['AC 5 A'], ['5 zz']])(
    'does not read %j',
    (text) => {
      expect(readUnitCell(text)).toBeNull();
    },
  );
});

describe('singleNumber', () => {
  it.each([
    ['16', 16],
    ['0.5', 0.5],
    ['-40', -40],
    ['−40', -40],
    ['7–13', null],
    ['≤5', null],
    ['1.2.3', null],
    ['1e3', null],
    ['', null],
  ])('of %j is %j', (numbers, value) => {
    expect(singleNumber({ numbers, unit: null, supply: undefined })).toBe(value);
  });
});

describe('scaleNumbers', () => {
  it('scales both ends of a range exactly', () => {
    expect(scaleNumbers('1.1–2.3', 3)).toBe('1100–2300');
    expect(scaleNumbers('1100–2300', -3)).toBe('1.1–2.3');
    expect(shiftPoint(1.005, 2)).toBe('100.5');
    expect(shiftPoint(1234567, 3)).toBe('1234567000');
  });
});

describe('powerBetween', () => {
  it.each([
    ['m', 'mm', 3],
    ['mm', 'm', -3],
    ['mm', 'mm', 0],
    // The factor is not a power of ten, so numbers would be rounded.
    ['in', 'mm', null],
    // Of another dimension, though the factor is the same.
    ['VA', 'W', null],
    // With another zero.
    ['°C', 'K', null],
  ])('%s to %s is %j', (from, to, power) => {
    const [one, other] = [findUnit(from), findUnit(to)];
    if (!one || !other) throw new Error(`There is no unit ${from} or ${to}.`);
    expect(powerBetween(one, other)).toBe(power);
  });
});
