import { describe, expect, it } from 'vitest';
import { readTitle, withoutUnit } from './columnTitle.ts';
import { writeValue } from './propertyValue.ts';
import { findProperty } from './readProperty.ts';

it('splits unit, supply, condition, category, limit and sides off a title', () => {
  const { label, unit, conditions, categories } = readTitle('AC-1 current at 40 °C (A)');
  expect({ label, unit: unit?.name, conditions: conditions.map(writeValue), categories }).toEqual({
    label: 'ac-1 current',
    unit: 'A',
    conditions: ['40 °C'],
    categories: ['AC-1'],
  });
  expect(readTitle('Motor at 415 V, guide (kW)')).toMatchObject({
    label: 'motor, guide',
    unit: { name: 'kW' },
  });
  expect(readTitle('Coil range (V AC/DC)')).toMatchObject({ label: 'coil range', supply: 'AC/DC' });
  expect(readTitle('Outer sheath max. diameter in mm')).toMatchObject({
    label: 'outer sheath ø',
    bound: 'max',
  });
  expect(readTitle('Size H × W × D (mm)').sides).toEqual(['height', 'width', 'depth']);
  expect(readTitle('Ics (% of Icu)')).toMatchObject({ label: 'ics', unit: { dimension: 'ratio' } });
  expect(readTitle('Flash rate (per min)').bound).toBeNull();
});

it.each([
  ['ratedCurrent', 'current', ['Rated Current', 'Rated current (A)', 'Ie', 'Current, bare (A)', 'In [A]']],
  [
    'cableDiameter',
    'length',
    [
      'Clamping range (mm)',
      'Sheath range (mm)',
      'Cable Ø per hole (mm)',
      'Outer sheath max. Ø (mm)',
      'Cable dia. (mm)',
    ],
  ],
  ['motorPower', 'power', ['Motor at 415 V (kW)', 'Motor (HP)', 'Motor power, kW']],
  ['supplyVoltage', 'voltage', ['Coil voltage', 'Input voltage (V)', 'Supply', 'Auxiliary supply']],
  ['entryThread', 'thread', ['Thread', 'Entry thread', 'Entry', 'Male thread', 'Knock-outs']],
  ['spannerWidth', 'length', ['Spanner width (mm)', 'Wrench size (mm)', 'SW (mm)', 'A/F (mm)']],
] as const)('joins titles that mean %s', (key, kind, titles) => {
  expect(titles.map((title) => findProperty(readTitle(title), kind).key)).toEqual(titles.map(() => key));
});

describe('a title', () => {
  const read = (title: string) => {
    const { label, unit, supply, bound } = readTitle(title);
    return [label, unit?.name ?? null, supply, bound];
  };

  it.each([
    ['Current (A)', ['current', 'A', undefined, null]],
    ['Current [A]', ['current', 'A', undefined, null]],
    ['Current(A)', ['current', 'A', undefined, null]],
    ['Current, A', ['current', 'A', undefined, null]],
    ['Current/ A', ['current', 'A', undefined, null]],
    ['Current in A', ['current', 'A', undefined, null]],
    ['Noise (dB(A))', ['noise', 'dB(A)', undefined, null]],
    ['Weight (kg per piece)', ['weight', 'kg', undefined, null]],
    ['Weight (kg each)', ['weight', 'kg', undefined, null]],
    ['Torque (N·m of screw)', ['torque', 'N·m', undefined, null]],
    ['Coil (V AC)', ['coil', 'V', 'AC', null]],
    ['Coil (V, DC)', ['coil', 'V', 'DC', null]],
    ['Coil (V DC / AC)', ['coil', 'V', 'AC/DC', null]],
    ['Coil (V DC/AC)', ['coil', 'V', 'AC/DC', null]],
    ['Coil (V , DC)', ['coil', 'V', 'DC', null]],
    ['Coil (kV, DC)', ['coil', 'kV', 'DC', null]],
    ['Current (A) rated', ['current (a) rated', null, undefined, null]],
    [' Min load (N)', ['min load', 'N', undefined, 'min']],
    ['Pack (pcs) size', ['pack (pcs) size', null, undefined, null]],
    ['Pack(pcs)', ['pack', null, undefined, null]],
    ['Load,', ['load', null, undefined, null]],
    [',load', ['load', null, undefined, null]],
    ['Colour (RAL)', ['colour (ral)', null, undefined, null]],
    ['Colour', ['colour', null, undefined, null]],
    ['Pack (pcs)', ['pack', null, undefined, null]],
    ['Pack (pcs.)', ['pack', null, undefined, null]],
    ['Pack (no.)', ['pack', null, undefined, null]],
    ['Pack (nos)', ['pack', null, undefined, null]],
    ['Pack (each)', ['pack', null, undefined, null]],
    ['Pack (pieces)', ['pack', null, undefined, null]],
    ['Pack (-)', ['pack', null, undefined, null]],
    ['Max. load (N)', ['load', 'N', undefined, 'max']],
    ['Maximum load (N)', ['load', 'N', undefined, 'max']],
    ['Load max (N)', ['load', 'N', undefined, 'max']],
    ['Maxi load (N)', ['maxi load', 'N', undefined, null]],
    ['Min. load (N)', ['load', 'N', undefined, 'min']],
    ['Minimum load (N)', ['load', 'N', undefined, 'min']],
    ['Load min. (N)', ['load', 'N', undefined, 'min']],
    ['Min load (N)', ['min load', 'N', undefined, 'min']],
    ['Ratings per min', ['ratings per min', null, undefined, null]],
    ['Mining lamp', ['mining lamp', null, undefined, null]],
    ['Cable diameter', ['cable ø', null, undefined, null]],
    ['Cable dia', ['cable ø', null, undefined, null]],
    ['Cable ⌀', ['cable ø', null, undefined, null]],
    ['Cable ∅', ['cable ø', null, undefined, null]],
    ['Dial', ['dial', null, undefined, null]],
    ['  Two   words ', ['two words', null, undefined, null]],
    ['Load , max., short', ['load, short', null, undefined, 'max']],
    ['Max., load', ['load', null, undefined, 'max']],
  ])('%j is read', (title, expected) => expect(read(title)).toEqual(expected));

  it('keeps its text, however long', () => {
    const title = `${'x'.repeat(199)} (A)`;
    expect(readTitle(title)).toMatchObject({ text: title, unit: null, label: 'x'.repeat(199) });
    expect(readTitle(` a${' '.repeat(2)}b`).text).toBe(' a  b');
  });

  it.each([
    ['Motor at 415 V (kW)', ['415 V'], 'motor'],
    ['Motor @ 415 V (kW)', ['415 V'], 'motor'],
    ['Motor bei 415 V (kW)', ['415 V'], 'motor'],
    ['Motor AT 415 V (kW)', ['415 V'], 'motor'],
    ['Motor at 415 V, 50 Hz (kW)', ['415 V', '50 Hz'], 'motor, 50 hz'],
    ['Motor at 415 V, guide, short (kW)', ['415 V'], 'motor, guide, short'],
    // A number without a unit is no condition.
    ['Motor at 415 (kW)', [], 'motor at 415'],
    ['Motor (kW)', [], 'motor'],
  ])('%j has its conditions', (title, conditions, label) => {
    const found = readTitle(title);
    expect(found.conditions.map(writeValue)).toEqual(conditions);
    expect(found.label).toBe(label);
  });

  it.each([
    ['AC-3 and ac-1 current', ['AC-3', 'AC-1']],
    ['AC3 current', ['AC-3']],
    ['DC-13', ['DC-13']],
    ['AC-7A current', ['AC-7a']],
    ['AC-123', []],
    ['TAC-3', []],
    ['AC', []],
  ])('%j has its utilisation categories', (title, expected) => {
    expect(readTitle(title).categories).toEqual(expected);
  });

  it.each([
    ['H × W × D', ['height', 'width', 'depth']],
    ['Height x Width', ['height', 'width']],
    ['L * T', ['length', 'thickness']],
    ['Length × thickness × depth', ['length', 'thickness', 'depth']],
    ['Size W×H (mm)', ['width', 'height']],
    ['Width', []],
    ['Width × 20', []],
    ['Width × colour', []],
    ['Width, height', []],
  ])('%j has its sides', (title, expected) => expect(readTitle(title).sides).toEqual(expected));

  it.each([
    ['Current (A)', 'Current'],
    ['Current', 'Current'],
    ['(A)', '(A)'],
    ['Current (A) rated', 'Current (A) rated'],
    ['Noise (day) (dB)', 'Noise (day)'],
    [' Current ', 'Current'],
  ])('%j without its unit is %j', (title, expected) => expect(withoutUnit(title)).toBe(expected));
});

it('keeps titles without a definition as separate properties', () => {
  expect(findProperty(readTitle('Self-extinguishing after (s)'), 'time')).toMatchObject({
    key: 'time:self-extinguishing after',
  });
});
