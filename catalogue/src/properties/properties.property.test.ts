import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxReadLength, maxValues, readCell } from './cell.ts';
import { readTitle } from './columnTitle.ts';
import { type Dimension, dimensionUnits } from './dimension.ts';
import { type PropertyValue, threadSystems, writeValue } from './propertyValue.ts';
import { readTableProperties, tableBounds } from './tableProperties.ts';

const untitled = readTitle('');
const fragment = fc.constantFrom(
  '7',
  '–',
  ' ',
  'mm',
  'M20',
  '×',
  '1.5',
  'IP',
  '66',
  'NO',
  'A',
  '≤',
  ',',
  '/',
  '²',
  'AWG',
  'to',
  '.',
  '%',
  'EV-',
);
/** Text of any kind, and text that resembles cells. */
const cellText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join('')),
);

const hasOrderedEnds = (value: PropertyValue) =>
  value.kind !== 'quantity' ||
  ([value.min, value.max].every((end) => end === null || Number.isFinite(end)) &&
    (value.min !== null || value.max !== null) &&
    (value.min ?? -Infinity) <= (value.max ?? Infinity));

it('reads arbitrary cells and titles without throwing, keeps their text and orders ranges', () => {
  fc.assert(
    fc.property(cellText, cellText, (cell, title) => {
      const reading = readCell(cell, readTitle(title));
      expect(reading.text).toBe(cell);
      expect(reading.values.length).toBeLessThanOrEqual(maxValues);
      expect(reading.values.every(hasOrderedEnds)).toBe(true);
      expect(/\p{L}|\p{N}/u.test(cell.slice(0, maxReadLength)) ? reading.values.length : 1).toBeGreaterThan(
        0,
      );
    }),
    { numRuns: 300 },
  );
});

const amount = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }),
  fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 1000),
);
const dimensions = Object.keys(dimensionUnits) as Dimension[];
const quantity = fc
  .record({
    dimension: fc.constantFrom(...dimensions),
    ends: fc.tuple(amount, amount).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
    open: fc.constantFrom('none', 'min', 'max'),
    supply: fc.constantFrom(undefined, 'AC' as const, 'DC' as const, 'AC/DC' as const),
    count: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  })
  .map(({ dimension, ends: [min, max], open, supply, count }): PropertyValue => ({
    kind: 'quantity',
    dimension,
    min: open === 'min' ? null : min,
    max: open === 'max' ? null : max,
    ...(supply && ['voltage', 'current', 'power', 'apparentPower'].includes(dimension) ? { supply } : {}),
    // '2 × 5 mm' is an extent.
    ...(count && open === 'none' && dimension !== 'length' && dimension !== 'number' ? { count } : {}),
  }));
const thread = fc.record({
  system: fc.constantFrom(...threadSystems),
  size: fc.constantFrom(1, 2, 3, 5),
  pitch: fc.constant(null),
});
const value: fc.Arbitrary<PropertyValue> = fc.oneof(
  quantity,
  fc.tuple(amount, amount, amount).map((sides): PropertyValue => ({ kind: 'extent', sides })),
  thread.map((parts): PropertyValue => ({ kind: 'thread', ...parts })),
  fc
    .constantFrom(8, 20, 63)
    .map((size): PropertyValue => ({ kind: 'thread', system: 'M', size, pitch: 1.5 })),
  fc
    .tuple(fc.nat(6), fc.nat(9))
    .map(([solids, water]): PropertyValue => ({ kind: 'protection', solids, water })),
  fc
    .tuple(fc.nat(4), fc.nat(4), fc.integer({ min: 1, max: 4 }))
    .map(([normallyOpen, normallyClosed, changeOver]): PropertyValue => ({
      kind: 'contacts',
      normallyOpen,
      normallyClosed,
      changeOver,
    })),
);

it('parses the values that it formats', () => {
  fc.assert(
    fc.property(value, (written) => {
      expect(readCell(writeValue(written), untitled).values).toEqual([written]);
    }),
    { numRuns: 300 },
  );
});

it('parses what it formats for any cell to the same values', () => {
  fc.assert(
    fc.property(cellText, (cell) => {
      const { values } = readCell(cell, untitled);
      fc.pre(values.every(({ kind }) => kind !== 'text'));
      expect(readCell(values.map(writeValue).join('; '), untitled).values).toEqual(values);
    }),
    { numRuns: 300 },
  );
});

it('reads tables up to their bounds, and a megabyte of text in a cell quickly', () => {
  const long = '1-'.repeat(500_000);
  const rows = Array.from({ length: tableBounds.rows + 1 }, () => ({ a1: '7–13' }));
  const [column] = readTableProperties({
    status: 'ready',
    table: { headers: [long], rows: [{ a1: long }, ...rows] },
  });
  expect(column?.cells).toHaveLength(tableBounds.rows);
  expect(column?.cells[0]?.text).toBe(long);
});
