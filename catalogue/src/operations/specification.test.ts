import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SpecificationTable } from '../model/specification.ts';
import { columnKeys, hasValues, readSpecification } from './specification.ts';

const cellsOf = ({ headers, rows }: SpecificationTable) => [
  ...headers,
  ...rows.flatMap((row) => columnKeys({ headers, rows }).map((key) => row[key] ?? '')),
];

const cell = fc.string({ unit: 'grapheme', maxLength: 12 });
const tables = fc.integer({ min: 1, max: 12 }).chain((columns) =>
  fc.record({
    headers: fc.array(cell, { minLength: columns, maxLength: columns }),
    rows: fc.array(
      fc
        .array(cell, { minLength: columns, maxLength: columns })
        .map((cells): Record<string, string> =>
          Object.fromEntries(cells.map((text, column) => [`a${column + 1}`, text])),
        ),
      { maxLength: 8 },
    ),
  }),
);

describe('readSpecification', () => {
  it('gives a stored table back without losing a cell, as text and as object (S-350, S-410, O34)', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(readSpecification(JSON.stringify(table))).toEqual({ status: 'ready', table });
        expect(readSpecification(table)).toEqual({ status: 'ready', table });
      }),
      { numRuns: 1000 },
    );
  });

  it('reads text whose strings hold raw line breaks (D-23, S-375, O36)', () => {
    const withBreaks = fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\\', '"'),
      maxLength: 10,
    });
    fc.assert(
      fc.property(fc.array(withBreaks, { minLength: 1, maxLength: 4 }), (headers) => {
        const raw = JSON.stringify({ headers, rows: [] }, null, 2)
          .replaceAll(String.raw`\n`, '\n')
          .replaceAll(String.raw`\r`, '\r');
        fc.pre(!headers.some((header) => header.includes('\\')));
        expect(readSpecification(raw)).toEqual({ status: 'ready', table: { headers, rows: [] } });
      }),
    );
  });

  it('never throws and never loses a cell, whatever is stored (O36)', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (data) => {
        const reading = readSpecification(data);
        expect(['none', 'invalid', 'ready']).toContain(reading.status);
        if (reading.status === 'ready')
          expect(cellsOf(reading.table).every((text) => typeof text === 'string')).toBe(true);
      }),
      { numRuns: 2000 },
    );
    fc.assert(fc.property(fc.string(), (data) => void readSpecification(data)));
  });

  it.each([
    ['null', { status: 'none' }],
    ['', { status: 'none' }],
    [null, { status: 'none' }],
    [undefined, { status: 'none' }],
  ])('takes %j for nothing stored', (data, reading) => {
    expect(readSpecification(data)).toEqual(reading);
  });

  it.each(['Size M20: 7-13 mm', '[]', '{"a":1}', '7', '{"headers":"x","rows":[]}'])(
    'takes %j for unreadable and keeps the raw text (S-373)',
    (data) => {
      expect(readSpecification(data)).toMatchObject({ status: 'invalid', raw: data });
    },
  );

  it('keeps ragged rows, keys beyond the headers and values that are no text', () => {
    expect(
      readSpecification({ headers: ['A'], rows: [{ a1: 1, a3: null, note: 'x' }, ['p', 'q'], 'alone'] }),
    ).toEqual({
      status: 'ready',
      table: {
        headers: ['A'],
        rows: [{ a1: '1', a3: '', note: 'x' }, { a1: 'p', a2: 'q' }, { a1: 'alone' }],
      },
    });
  });

  it('keeps a hostile key a key (O71)', () => {
    const reading = readSpecification('{"headers":["A"],"rows":[{"__proto__":"x","a1":"y"}]}');
    expect(reading.status === 'ready' && Object.keys(reading.table.rows[0] ?? {})).toEqual([
      '__proto__',
      'a1',
    ]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('columnKeys', () => {
  it('puts a10 after a9 when there are no headers', () => {
    const row = Object.fromEntries(['a10', 'a2', 'a9', 'note', 'a1'].map((key) => [key, 'x']));
    expect(columnKeys({ headers: [], rows: [row] })).toEqual([
      'a1',
      'a2',
      'a3',
      'a4',
      'a5',
      'a6',
      'a7',
      'a8',
      'a9',
      'a10',
      'note',
    ]);
  });

  it('does not count up to a far key', () => {
    expect(columnKeys({ headers: ['A'], rows: [{ a1: 'x', a900000: 'far' }] })).toHaveLength(201);
  });
});

describe('hasValues', () => {
  it.each([
    [{ headers: ['', ' '], rows: [{ a1: '', a2: '\n' }] }, false],
    [{ headers: [], rows: [] }, false],
    [{ headers: [''], rows: [{ a1: '0' }] }, true],
    [{ headers: ['A'], rows: [] }, true],
  ])('of %j is %s (D-45)', (table, expected) => {
    expect(hasValues(table)).toBe(expected);
  });
});
