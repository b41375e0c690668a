import { describe, expect, it } from 'vitest';
import { readTitle } from './columnTitle.ts';
import { findProperty, propertyByKey, valueKind } from './readProperty.ts';

describe('the property of a column', () => {
  it.each([
    ['Rated current', 'current', 'ratedCurrent'],
    ['Current (A)', 'current', 'ratedCurrent'],
    // Lamps and relays consume mA.
    ['Current (mA)', 'current', 'coilCurrent'],
    ['', 'voltage', 'supplyVoltage'],
    ['Colour', 'text', 'text:colour'],
    ['Colour', 'voltage', 'voltage:colour'],
    ['', 'text', 'text:'],
    ['Cross-section (mm²)', 'area', 'crossSection'],
    ['Length (mm)', 'extent', 'length'],
    ['Wires 1.5 mm² at 50 %', 'number', 'number:wires 1.5 mm²'],
  ] as const)('%j with a %s is %s', (title, kind, key) => {
    expect(findProperty(readTitle(title), kind).key).toBe(key);
  });

  it('is named by its utilisation categories when the title has nothing else', () => {
    const title = { ...readTitle('AC-3 (A)'), label: '' };
    expect(findProperty(title, 'text')).toMatchObject({ name: 'Ac-3', words: 'ac-3' });
    const both = { ...title, categories: ['AC-3', 'AC-1'] };
    expect(findProperty(both, 'text').words).toBe('ac-3 ac-1');
    expect(findProperty(readTitle('AC-3 colour'), 'text').words).toBe('ac-3 colour');
  });

  it('of an unknown title is its own, with the words of the title', () => {
    expect(findProperty(readTitle('Fire class'), 'text')).toEqual({
      key: 'text:fire class',
      name: 'Fire class',
      dimension: 'number',
      labels: /^$/,
      use: 'choice',
      rank: 2,
      words: 'fire class',
    });
    expect(findProperty(readTitle('Nose radius (mm)'), 'length')).toMatchObject({
      key: 'length:nose radius',
      dimension: 'length',
      rank: 3,
    });
    expect(findProperty(readTitle('Nose radius'), 'length').rank).toBe(2);
    expect(findProperty(readTitle('Fizz (s)'), 'time').rank).toBe(2);
  });

  it.each(['Wires 2.5', 'Cables in duct', 'Conductors 4'])(
    '"%s" is a rating: it counts what fits',
    (title) => {
      expect(findProperty(readTitle(title), 'number').use).toBe('rating');
      expect(findProperty(readTitle(title), 'text').use).toBe('choice');
    },
  );

  it.each(['Loose wires', 'Wiresets'])('"%s" is no rating', (title) => {
    expect(findProperty(readTitle(title), 'number').use).toBe('choice');
  });

  it('is found by its key', () => {
    expect(propertyByKey('ratedCurrent')?.name).toBe(
      findProperty(readTitle('Rated current'), 'current').name,
    );
    expect(propertyByKey('text:colour')).toBeNull();
  });
});

it('the kind of a value is the dimension of a quantity', () => {
  expect(valueKind({ kind: 'quantity', dimension: 'time', min: 1, max: 1 })).toBe('time');
  expect(valueKind({ kind: 'text', text: 'x' })).toBe('text');
});
