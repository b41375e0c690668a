import { describe, expect, it } from 'vitest';
import type { PropertyDefinition, PropertyUse } from '../properties/propertyDefinitions.ts';
import type { FacetField } from './facetFields.ts';
import { createFilter, meetsFilter, readRange } from './filterSizes.ts';

const definition: PropertyDefinition = {
  key: 'size',
  name: 'Size',
  dimension: 'length',
  labels: /^size$/,
  use: 'choice',
  rank: 1,
  words: '',
};
const fieldOf = (table: string, use: PropertyUse = 'choice'): FacetField => ({
  key: 'size',
  definition: { ...definition, use },
  property: 0,
  table,
});

describe('readRange', () => {
  it.each([
    ['9..12', 9, 12],
    ['12..9', 9, 12],
    ['9..', 9, Infinity],
    ['..12', -Infinity, 12],
    ['-40..-5.5', -40, -5.5],
    ['.5..1.', 0.5, 1],
  ])('reads %j', (text, low, high) => {
    expect(readRange(text)).toEqual({ low, high });
  });

  it.each(['', '..', '9', 'a..b', 'x9..12', '9..12x', '9..12..15', '1e3..', '1234567890123..'])(
    'reads no range from %j',
    (text) => {
      expect(readRange(text)).toBeNull();
    },
  );
});

describe('createFilter', () => {
  it('reads numbers and ranges of a quantity', () => {
    expect(createFilter(fieldOf('length'), ['9..12', '20', '-'])).toMatchObject({
      ranges: [
        { low: 9, high: 12 },
        { low: 20, high: 20 },
      ],
      labels: new Set(),
      isNotStated: true,
    });
  });

  it('rejects other values of a quantity', () => {
    expect(createFilter(fieldOf('length'), ['9..12', 'wide'])).toBeNull();
  });

  it.each(['text', 'thread', 'protection', 'contacts', 'extent'])('reads the labels of a %s', (table) => {
    expect(createFilter(fieldOf(table), ['9..12', 'M20'])).toMatchObject({
      ranges: [],
      labels: new Set(['9..12', 'M20']),
      isNotStated: false,
    });
  });
});

describe('meetsFilter', () => {
  const meets = (field: FacetField, filter: string, numbers: readonly number[], text = '') => {
    const chosen = createFilter(field, [filter]);
    return chosen && meetsFilter(chosen, { key: 'size', table: field.table, numbers, text });
  };

  it.each([
    ['9..12', [12, 12], true],
    ['9..12', [9, 9], true],
    ['9..12', [12.1, 12.1], false],
    ['9..12', [8.9, 8.9], false],
    ['9..12', [11, 20], true],
    ['9..12', [2, 10], true],
    ['0.3', [0.1 + 0.2, 0.1 + 0.2], true],
    ['9..', [9, 9], true],
    ['9..', [8, 8], false],
    ['..9', [9, 9], true],
    ['..9', [10, 10], false],
  ])('of a choice: %s overlaps %j: %j', (filter, numbers, isMet) => {
    expect(meets(fieldOf('length'), filter, numbers)).toBe(isMet);
  });

  it.each([
    ['9..12', [6, 12], true],
    ['9..12', [9, 12], true],
    ['9..12', [9.1, 12], false],
    ['9..12', [9, 11.9], false],
    ['9..', [6, 9], true],
    ['9..', [6, 8], false],
    ['9..', [10, 20], false],
    ['..9', [9, 20], true],
    ['..9', [6, 8], false],
    ['0.3', [0.1 + 0.2, 5], true],
    ['9..12', [10, 10], true],
  ])('of a range for use: %s is within %j: %j', (filter, numbers, isMet) => {
    expect(meets(fieldOf('length', 'fit'), filter, numbers)).toBe(isMet);
  });

  it('compares texts and labels', () => {
    expect(meets(fieldOf('text'), 'brass', [], 'brass')).toBe(true);
    expect(meets(fieldOf('text'), 'brass', [], 'steel')).toBe(false);
    expect(meets(fieldOf('thread'), 'M20', [0, 20])).toBe(true);
    expect(meets(fieldOf('thread'), 'M20', [1, 20])).toBe(false);
  });
});
