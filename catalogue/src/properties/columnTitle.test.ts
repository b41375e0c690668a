import { expect, it } from 'vitest';
import { readTitle } from './columnTitle.ts';
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

it('keeps titles without a definition as separate properties', () => {
  expect(findProperty(readTitle('Self-extinguishing after (s)'), 'time')).toMatchObject({
    key: 'time:self-extinguishing after',
  });
});
