import { describe, expect, it } from 'vitest';
import { findUnit } from './dimension.ts';
import { writeValue } from './propertyValue.ts';
import { findQuantities, readSupply } from './quantity.ts';

const found = (text: string, options: Partial<Parameters<typeof findQuantities>[1]> = {}) =>
  findQuantities(text, { unit: null, ...options }).map(({ value }) => writeValue(value));

describe('the quantities of a text', () => {
  it.each([
    ['7 mm', ['7 mm']],
    ['7mm', ['7 mm']],
    ['-5 °C', ['-5 °C']],
    ['−5 °C', ['-5 °C']],
    ['+5 °C', ['5 °C']],
    ['±5 %', ['5 %']],
    ['7–13 mm', ['7 to 13 mm']],
    ['7 — 13 mm', ['7 to 13 mm']],
    ['7…13 mm', ['7 to 13 mm']],
    ['7..13 mm', ['7 to 13 mm']],
    ['7...13 mm', ['7 to 13 mm']],
    ['7 bis 13 mm', ['7 to 13 mm']],
    ['7 till 13 mm', ['7 to 13 mm']],
    ['7 upto 13 mm', ['7 to 13 mm']],
    ['13 to 7 mm', ['7 to 13 mm']],
    ['10 mm to 2 cm', ['10 to 20 mm']],
    ['500 mA to 2 A', ['0.5 to 2 A']],
    ['1 to 2 to 3', ['1', '2 to 3']],
  ])('of %j are %o', (text, expected) => expect(found(text)).toEqual(expected));

  it.each([
    '≥ 4 mm',
    '>= 4 mm',
    '=> 4 mm',
    '> 4 mm',
    'min 4 mm',
    'min. 4 mm',
    'at least 4 mm',
    'from 4 mm',
    'above 4 mm',
    'over 4 mm',
    'more than 4 mm',
    'minimum 4 mm',
    '4 mm+',
  ])('%j have a lower end', (text) => expect(found(text)).toEqual(['≥ 4 mm']));

  it.each([
    '≤ 4 mm',
    '<= 4 mm',
    '=< 4 mm',
    '< 4 mm',
    'max 4 mm',
    'max. 4 mm',
    'up to 4 mm',
    'upto 4 mm',
    'below 4 mm',
    'under 4 mm',
    'less than 4 mm',
    'maximum 4 mm',
  ])('%j have an upper end', (text) => expect(found(text)).toEqual(['≤ 4 mm']));

  it('of a range have both ends, whatever is before or after it', () => {
    expect(found('from 4 to 6 mm')).toEqual(['4 to 6 mm']);
    expect(found('up to 4 to 6 mm')).toEqual(['4 to 6 mm']);
    expect(found('4 to 6 mm+')).toEqual(['4 to 6 mm']);
  });

  it.each([
    ['M20', []],
    ['A4', []],
    ['x_4', []],
    ['E-4', []],
    ['EV/4', []],
    ['4x', []],
    ['20S', []],
    ['1.2.3', []],
    ['', []],
    ['none', []],
  ])('of %j are %o', (text, expected) => expect(found(text)).toEqual(expected));

  it('are counted with a unit only, and not with an open end', () => {
    expect(found('2 × 2.5 mm²')).toEqual(['2 × 2.5 mm²']);
    expect(found('2x2.5 mm²')).toEqual(['2 × 2.5 mm²']);
    expect(found('2 X 2.5 mm²')).toEqual(['2 × 2.5 mm²']);
    expect(found('2*2.5 mm²')).toEqual(['2 × 2.5 mm²']);
    expect(found('2 × 5')).toEqual([]);
    expect(found('2 × 2.5', { unit: findUnit('mm²') })).toEqual(['2 × 2.5 mm²']);
    expect(found('2 × 2.5 mm²+')).toEqual(['≥ 2.5 mm²']);
    expect(found('max. 2 × 2.5 mm²')).toEqual(['≤ 2.5 mm²']);
    expect(found('min. 2 × 2.5 mm²')).toEqual(['≥ 2.5 mm²']);
  });

  it('list two values before and after a slash, or a fraction of an inch', () => {
    expect(found('50/60 Hz')).toEqual(['50 Hz', '60 Hz']);
    expect(found('12.5/24 V')).toEqual(['12.5 V', '24 V']);
    expect(found('1/2 inch')).toEqual(['12.7 mm']);
    expect(found('1/2 in')).toEqual(['12.7 mm']);
    expect(found('3/4"')).toEqual(['19.05 mm']);
    expect(found('3/4″')).toEqual(['19.05 mm']);
    expect(found('1/0 inch')).toEqual(['0 mm']);
  });

  it('have the unit of the title unless they have their own', () => {
    const unit = findUnit('mA');
    expect(found('20', { unit })).toEqual(['0.02 A']);
    expect(found('20 A', { unit })).toEqual(['20 A']);
    expect(findQuantities('20', { unit })[0]?.hasUnit).toBe(false);
    expect(findQuantities('20 A', { unit })[0]?.hasUnit).toBe(true);
    expect(found('20')).toEqual(['20']);
  });

  it('have single-letter units only as written, except in queries', () => {
    expect(found('24A')).toEqual(['24 A']);
    expect(found('24a')).toEqual([]);
    expect(found('24a', { isAnyCase: true })).toEqual(['24 A']);
    expect(found('20S')).toEqual([]);
    expect(found('20S', { isAnyCase: true })).toEqual(['20 s']);
    expect(found('5 KW')).toEqual(['5000 W']);
    expect(found('5%')).toEqual(['5 %']);
    expect(found('5°')).toEqual(['5 °']);
    expect(found('5 mm³')).toEqual(['5']);
  });

  it('tell where they are in the text', () => {
    const at = (text: string) =>
      findQuantities(text, { unit: null }).map(({ index, length }) =>
        text.slice(index, index + length).trim(),
      );
    expect(at('for 7–13 mm, 24 V DC')).toEqual(['7–13 mm', '24 V DC']);
    // Lengths have no supply: AC is another word.
    expect(at('72 mm AC')).toEqual(['72 mm']);
    expect(at('72 mm DC/AC')).toEqual(['72 mm']);
    expect(at('72 mm ~')).toEqual(['72 mm']);
    expect(at('72 mm~')).toEqual(['72 mm']);
    expect(at('72 mm AC/DC')).toEqual(['72 mm']);
  });
});

describe('the supply', () => {
  it.each([
    ['24 V AC', '24 V AC'],
    ['24 V DC', '24 V DC'],
    ['24 V ac', '24 V AC'],
    ['24 V AC/DC', '24 V AC/DC'],
    ['24 V AC / DC', '24 V AC/DC'],
    ['24 V DC/AC', '24 V AC/DC'],
    ['24 V ~', '24 V AC'],
    ['5 A DC', '5 A DC'],
    ['5 W DC', '5 W DC'],
    ['5 VA AC', '5 VA AC'],
    ['5 mm AC', '5 mm'],
    ['24 V AC to 48 V', '24 to 48 V AC'],
    ['24 to 48 V DC', '24 to 48 V DC'],
  ])('of %j is that of %j', (text, expected) => expect(found(text)).toEqual([expected]));

  it('is that of the title for numbers without a unit', () => {
    const title = { unit: findUnit('V'), supply: 'DC' } as const;
    expect(found('24', title)).toEqual(['24 V DC']);
    expect(found('24 V', title)).toEqual(['24 V']);
    expect(found('24 AC', title)).toEqual(['24 V AC']);
  });

  it.each([
    ['AC', 'AC'],
    ['~', 'AC'],
    ['dc', 'DC'],
    ['AC/DC', 'AC/DC'],
    ['DC / AC', 'AC/DC'],
    ['', undefined],
    ['A', undefined],
    [undefined, undefined],
  ])('%j is read as %j', (text, expected) => expect(readSupply(text)).toBe(expected));
});

describe('wire gauges', () => {
  it.each([
    ['AWG 12', ['3.309 mm²']],
    ['AWG12', ['3.309 mm²']],
    ['12 AWG', ['3.309 mm²']],
    ['12awg', ['3.309 mm²']],
    ['AWG 26–12', ['0.129 to 3.309 mm²']],
    ['AWG 26 to 12', ['0.129 to 3.309 mm²']],
    ['26-12 AWG', ['0.129 to 3.309 mm²']],
    ['1/0 AWG', ['53.475 mm²']],
    ['AWG 4/0', ['107.219 mm²']],
    ['2/0 to 4/0 AWG', ['67.431 to 107.219 mm²']],
  ])('of %j are %o', (text, expected) => {
    expect(found(text).filter((value) => value.endsWith('mm²'))).toEqual(expected);
  });

  it('have a unit and a place', () => {
    const [gauge] = findQuantities('for 12 AWG wire', { unit: null });
    expect(gauge).toMatchObject({ hasUnit: true, index: 4, length: 6 });
  });
});
