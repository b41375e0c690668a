import { describe, expect, it } from 'vitest';
import {
  dimensionUnits,
  findUnit,
  gaugeArea,
  roundValue,
  toDimensionUnit,
  unitPattern,
} from './dimension.ts';

const inBaseUnit = (value: number, name: string) => {
  const unit = findUnit(name);
  return unit ? `${toDimensionUnit(value, unit)} ${dimensionUnits[unit.dimension]}`.trim() : null;
};

describe('a unit', () => {
  it.each([
    ['1 mm', ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters', 'MM']],
    ['10 mm', ['cm']],
    ['1000 mm', ['m', 'metre', 'metres', 'meter', 'meters', 'mtr', 'mtrs', 'mtr.']],
    ['25.4 mm', ['inch', 'inches', 'in', '"', '″']],
    ['304.8 mm', ['ft', 'feet']],
    [
      '1 mm²',
      ['mm²', 'mm2', 'mm^2', 'sqmm', 'sq mm', 'sq.mm', 'sq. mm', 'sq.mm.', 'sq. mm.', 'qmm', 'square mm'],
    ],
    ['100 mm²', ['cm²']],
    ['1 A', ['A', 'amp', 'amps', 'ampere', 'amperes', 'Amp.']],
    ['0.001 A', ['mA', 'milliamp', 'milliamps']],
    ['1000 A', ['kA', 'KA']],
    ['1 V', ['V', 'volt', 'volts']],
    ['1000 V', ['kV']],
    ['0.001 V', ['mV']],
    ['1 W', ['W', 'watt', 'watts']],
    ['1000 W', ['kW', 'kilowatt', 'kilowatts', 'KW']],
    ['745.7 W', ['HP', 'horsepower', 'H.P.', 'bhp', 'hp']],
    ['735.5 W', ['PS']],
    ['1 VA', ['VA']],
    ['1000 VA', ['kVA']],
    ['1 var', ['var', 'VAr']],
    ['1000 var', ['kvar', 'kVAr']],
    ['1 N·m', ['N·m', 'Nm', 'N m', 'N.m', 'N-m']],
    ['0.01 N·m', ['Ncm']],
    ['1 N', ['N', 'newton', 'newtons']],
    ['1000 N', ['kN']],
    ['9.80665 N', ['kgf']],
    ['4.448222 N', ['lbf']],
    ['1 °C', ['°C', 'deg C', 'degC', '° C', 'degree C', 'degrees C', 'celsius']],
    ['1 K', ['K']],
    ['1 Hz', ['Hz', 'hertz']],
    ['1000 Hz', ['kHz']],
    ['1 s', ['s', 'sec', 'secs', 'second', 'seconds']],
    ['0.001 s', ['ms']],
    ['60 s', ['min', 'mins', 'minute', 'minutes']],
    ['3600 s', ['h', 'hr', 'hrs', 'hour', 'hours']],
    ['1 kg', ['kg', 'kgs']],
    ['0.001 kg', ['g', 'gm', 'gms']],
    ['0.453592 kg', ['lb', 'lbs', 'pound', 'pounds']],
    ['1 kg/m', ['kg/m']],
    ['0.001 kg/m', ['g/m']],
    ['1 m³/h', ['m³/h', 'm3/h', 'm3/hr', 'm³/hr', 'cmh']],
    ['0.001 m³/h', ['l/h']],
    ['1.699 m³/h', ['cfm']],
    ['1 bar', ['bar']],
    ['0.001 bar', ['mbar']],
    ['0.00001 bar', ['Pa']],
    ['1 °', ['°', 'deg', 'degree', 'degrees']],
    ['1 m/s', ['m/s']],
    ['1 dB', ['dB', 'dB A', 'dB(A)', 'dBA']],
    ['1 %', ['%', 'percent']],
  ])('of %s is written %o', (expected, names) => {
    const [number = '', ...base] = expected.split(' ');
    for (const name of names) expect(inBaseUnit(1, name)).toBe([String(Number(number)), ...base].join(' '));
  });

  it('has an offset in °F', () => {
    expect(inBaseUnit(32, '°F')).toBe('0 °C');
    expect(inBaseUnit(212, '°F')).toBe('100 °C');
    expect(findUnit('°F')).toMatchObject({ name: '°F', dimension: 'temperature' });
  });

  it('is written exactly before its case is ignored: M is metres, but mA and MA are currents', () => {
    expect(findUnit('M')?.name).toBe('m');
    expect(findUnit('k')?.name).toBe('K');
    expect(findUnit('PA')?.name).toBe('Pa');
    // The first of those that differ only in case.
    expect(findUnit('VAR')?.name).toBe('var');
  });

  it.each(['', 'x', 'mmm', 'foot', 'toString'])('is not "%s"', (name) => expect(findUnit(name)).toBeNull());

  it('is found in full by the pattern, whose longest names come first', () => {
    const pattern = new RegExp(`^(?:${unitPattern})`, 'u');
    for (const name of [
      'mm²',
      'mm',
      'm³/h',
      'kg/m',
      'dB(A)',
      'sq. mm.',
      'H.P.',
      'N·m',
      'mm^2',
      'mtr.',
      'degrees C',
    ])
      expect(pattern.exec(name)?.[0]).toBe(name);
    // A dot in a name is a dot.
    expect(pattern.exec('HxPx')?.[0]).toBeUndefined();
  });
});

it('rounds to twelve significant digits', () => {
  expect(roundValue(0.1 + 0.2)).toBe(0.3);
  expect(roundValue(123_456.789_012_3)).toBe(123_456.789_012);
});

it.each([
  [12, 3.309],
  [26, 0.129],
  [0, 53.475],
  [-3, 107.219],
])('wire of gauge %d has %d mm²', (gauge, area) => expect(gaugeArea(gauge)).toBe(area));
