import { describe, expect, it } from 'vitest';
import { finderUnits } from './finderQuery.ts';
import {
  finderNumber,
  finderUnitNames,
  fromOtherUnit,
  hasOtherUnit,
  otherUnitNumber,
  otherUnits,
  readGauges,
  toOtherUnit,
} from './finderUnits.ts';

describe('the other unit', () => {
  it('has a name for each unit that can be replaced', () => {
    const names = Object.entries(otherUnits).map(([unit, other]) => `${unit} → ${finderUnitNames[other]}`);
    expect(names).toEqual(['mm → in', 'kW → HP', 'mm² → AWG', '°C → °F']);
  });

  it.each(finderUnits)('%s converts back', (unit) => {
    expect(fromOtherUnit(toOtherUnit(12, unit), unit)).toBeCloseTo(12);
  });

  it.each([
    [25.4, 'in', '1'],
    [1000, 'in', '39.4'],
    [37, 'hp', '49.6'],
    [52.05, 'f', '125.7'],
    [-40, 'f', '-40'],
    [3.31, 'awg', '12'],
    [42.4, 'awg', '1'],
    [53.5, 'awg', '1/0'],
    [107.2, 'awg', '4/0'],
  ] as const)('displays %d in %s as %s', (value, unit, text) => {
    expect(hasOtherUnit(value, unit)).toBe(true);
    expect(otherUnitNumber(value, unit)).toBe(text);
  });

  it('has gauges from 56 to 4/0 and none for other areas', () => {
    const areas = [57, 56, -3, -4].map((gauge) => fromOtherUnit(gauge, 'awg'));
    expect(areas.map((area) => hasOtherUnit(area, 'awg'))).toEqual([false, true, true, false]);
    expect([0, -1].map((area) => hasOtherUnit(area, 'awg'))).toEqual([false, false]);
  });

  it('reads gauges over 1 as numbers', () => {
    expect(readGauges('1/0..4/0')).toBe('0..-3');
  });
});

it.each([
  [12_345.6, '12350'],
  [9.876_54, '9.877'],
  [0.0001, '0.0001'],
  [0.000_09, '0'],
  [-0.000_09, '0'],
])('displays %d as %s, without an exponent', (value, text) => {
  expect(finderNumber(value)).toBe(text);
});
