import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, isSameName, nameKey, productSlug } from './names.ts';
import { readFlag, readId, readKeywords, readOptionalText } from './wire.ts';

describe('readFlag', () => {
  it.each([
    [1, true],
    ['1', true],
    [' 1 ', true],
    [true, true],
    [0, false],
    ['0', false],
    ['yes', false],
    [null, false],
    [2, false],
  ])('reads %j as %s (S-409)', (value, on) => {
    expect(readFlag(value)).toBe(on);
  });
});

describe('readId', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    [12, 12],
    [0, 0],
    [-1, null],
    ['', null],
    ['1e3', null],
    ['12a', null],
    ['-1', null],
    [1.5, null],
    ['9'.repeat(20), null],
    [{}, null],
  ])('reads %j as %j', (value, id) => {
    expect(readId(value)).toBe(id);
  });
});

describe('readKeywords', () => {
  it.each([
    ['a, b ,,A', ['a', 'b']],
    ['', []],
    [
      ['a', 'b,c'],
      ['a', 'b', 'c'],
    ],
    [null, []],
    [['a', 7, null], ['a']],
  ])('reads %j as %j (S-349)', (value, keywords) => {
    expect(readKeywords(value)).toEqual(keywords);
  });
});

describe('readOptionalText', () => {
  it.each([
    [' a b ', 'a b'],
    [' ', null],
    ['', null],
    [7, null],
    [null, null],
  ])('reads %j as %j', (value, text) => {
    expect(readOptionalText(value)).toBe(text);
  });
});

describe('every reader', () => {
  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        readFlag(value);
        readId(value);
        readKeywords(value);
        readOptionalText(value);
      }),
    );
  });
});

describe('names', () => {
  it('match regardless of case and spaces (D-05)', () => {
    expect(isSameName('  Control  &\u00a0Switchgear ', 'control & switchgear')).toBe(true);
    expect(isSameName('Relays', 'Relay')).toBe(false);
  });

  it('have an idempotent key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
    );
    // Only the lower-case form of this one composes.
    expect(nameKey('J\u030c')).toBe('\u01f0');
  });

  it('sort regardless of case, with numbers in numeric order (S-293)', () => {
    expect(['Relay 10', 'relay 9', 'Ärmel', 'b'].toSorted(compareNames)).toEqual([
      'Ärmel',
      'b',
      'relay 9',
      'Relay 10',
    ]);
  });

  it('that differ only in case or accents have a defined order', () => {
    expect(compareNames('Relay', 'relay')).toBe(-1);
    expect(compareNames('relay', 'Relay')).toBe(1);
    expect(compareNames('relay', 'relay')).toBe(0);
  });

  it.each([
    ['Power Contactor 9–38 A', 'power-contactor-9-38-a'],
    ['Über/Größe', 'uber-große'],
    ['रिले', 'रल'],
    ['!!!', 'product'],
  ])('of %j the slug is %j', (name, slug) => {
    expect(productSlug(name)).toBe(slug);
  });
});
