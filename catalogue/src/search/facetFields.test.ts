import { describe, expect, it } from 'vitest';
import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import { fieldKey, firstRow, isQuantityTable, numbersLabel, valueNumber } from './facetFields.ts';

const none = Number.NaN;

it.each([
  ['cableDiameter', 'length', 'cableDiameter'],
  ['text:colour:sheath', 'text', 'text.colour.sheath'],
  ['mounting', 'extent', 'mounting.extent'],
  ['extent:panel', 'extent', 'extent.panel'],
])('has for the property %s in the table %s the address key %s', (key, table, expected) => {
  expect(fieldKey({ key } as PropertyDefinition, table)).toBe(expected);
});

it('takes tables with labels for no quantities', () => {
  const tables = ['thread', 'protection', 'contacts', 'extent', 'text', 'length', 'number'];
  expect(tables.filter(isQuantityTable)).toEqual(['length', 'number']);
});

it.each([
  ['thread', [0, 20], 'M20'],
  ['thread', [2, 0.5], 'NPT 0.5'],
  ['protection', [6, 8], 'IP68'],
  ['protection', [-1, 4], 'IPX4'],
  ['protection', [2, -1], 'IP2X'],
  ['protection', [0, 0], 'IP00'],
  ['contacts', [2, 1, 0], '2 NO + 1 NC'],
  ['contacts', [0, 0, 1], '1 CO'],
  ['extent', [300, 400, none], '300 × 400'],
  ['extent', [300, 400, 200], '300 × 400 × 200'],
  ['length', [9, 9], '9'],
])('shows of the table %s the numbers %j as %s', (table, numbers, label) => {
  expect(numbersLabel(table, numbers)).toBe(label);
});

describe('valueNumber', () => {
  const valueOf = (table: string, ...numbers: number[]) =>
    valueNumber(
      table,
      numbers.map((number) => Float64Array.of(0, number)),
      1,
    );

  it.each<{ table: string; values: readonly (readonly number[])[] }>([
    {
      table: 'thread',
      values: [
        [0, 20],
        [0, 25],
        [1, 7],
      ],
    },
    {
      table: 'protection',
      values: [
        [-1, 4],
        [0, 4],
        [5, 4],
        [5, 5],
        [6, -1],
      ],
    },
    {
      table: 'contacts',
      values: [
        [0, 0, 1],
        [0, 1, 0],
        [1, 0, 0],
        [1, 0, 1],
      ],
    },
    {
      table: 'extent',
      values: [
        [200, 300, none],
        [200, 300, 100],
        [200, 400, 50],
        [300, 200, none],
      ],
    },
    {
      table: 'length',
      values: [
        [9, 9],
        [12, 12],
      ],
    },
  ])('orders values of the table $table', ({ table, values }) => {
    const numbers = values.map((value) => valueOf(table, ...value));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(values.length);
  });

  it('is NaN for a range', () => {
    expect(valueOf('length', 9, 12)).toBeNaN();
  });

  it('is the number of a text', () => {
    expect(valueOf('text', 7)).toBe(7);
  });
});

it.each([
  [0, 0],
  [1, 0],
  [2, 2],
  [3, 4],
  [5, 4],
  [6, 5],
])('finds the first row from the owner %d on at %d', (from, row) => {
  expect(firstRow(Uint32Array.of(1, 1, 2, 2, 5), from)).toBe(row);
});
