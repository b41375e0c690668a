import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnKeys,
  compareKeys,
  hasValues,
  readSpecification,
  serializeSpecification,
} from './specification.ts';

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

describe('compareKeys', () => {
  it('orders columns by number, and other keys after them by name', () => {
    const keys = ['a1', 'a2', 'a10', 'a900000', 'Z', 'a01', 'b'];
    fc.assert(
      fc.property(fc.shuffledSubarray(keys, { minLength: 2 }), (some) => {
        expect([...some].sort(compareKeys)).toEqual(keys.filter((key) => some.includes(key)));
      }),
    );
  });

  it('is antisymmetric', () => {
    expect(compareKeys('a2', 'a10')).toBe(-8);
    expect(compareKeys('a10', 'a2')).toBe(8);
    expect([compareKeys('a1', 'b'), compareKeys('b', 'a1')]).toEqual([-1, 1]);
    expect([compareKeys('b', 'c'), compareKeys('c', 'b')]).toEqual([-1, 1]);
  });
});

describe('readSpecification', () => {
  it('restores a stored table with every cell, from text and from an object (S-350, S-410, O34)', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(readSpecification(serializeSpecification(table))).toEqual({ status: 'ready', table });
        expect(readSpecification(table)).toEqual({ status: 'ready', table });
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('parses strings with raw line breaks and tabs, also after backslashes (D-23, S-375, O36)', () => {
    const withBreaks = fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '"', '\u0001'),
      maxLength: 10,
    });
    fc.assert(
      fc.property(fc.array(withBreaks, { minLength: 1, maxLength: 4 }), (headers) => {
        const strings = headers.map((header) => `"${header.replaceAll('"', String.raw`\"`)}"`);
        const raw = `{\n\t"headers": [${strings.join(',\n')}],\r\n"rows": []}`;
        expect(readSpecification(raw)).toEqual({ status: 'ready', table: { headers, rows: [] } });
      }),
      { numRuns: 1000 },
    );
    expect(readSpecification('{"headers":["a\\\nb"]}')).toMatchObject({ table: { headers: ['a\\\nb'] } });
  });

  it('never throws, and keeps every header, row and key of any stored text (O36)', () => {
    const anything = fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withSparseArray: true,
      withMap: true,
      withTypedArray: true,
    });
    const tableLike = fc.record(
      { headers: fc.oneof(fc.array(anything), anything), rows: fc.oneof(fc.array(anything), anything) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(anything, tableLike), (data) => {
        const reading = readSpecification(data);
        expect(['none', 'invalid', 'ready']).toContain(reading.status);
        if (reading.status !== 'ready') return;
        const { headers, rows } = reading.table;
        const stored = data as { headers?: unknown[] | null; rows?: unknown[] | null };
        expect(headers).toHaveLength(stored.headers?.length ?? 0);
        expect(rows).toHaveLength(stored.rows?.length ?? 0);
        const keys = new Set(columnKeys(reading.table));
        for (const [at, row] of rows.entries()) {
          const source = stored.rows?.[at];
          if (typeof source === 'object' && source !== null && !Array.isArray(source))
            expect(Object.keys(row).toSorted()).toEqual(Object.keys(source).toSorted());
          expect(Object.keys(row).every((key) => keys.has(key))).toBe(true);
          expect(Object.values(row).every((text) => typeof text === 'string')).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (data) => void readSpecification(data)));
  });

  it('keeps the raw text of a table with a cell that cannot be serialized', () => {
    const raw = `{"headers":["A"],"rows":[{"a1":${'['.repeat(20_000)}7${']'.repeat(20_000)}}]}`;
    expect(readSpecification(raw)).toMatchObject({ status: 'invalid', raw });
    const round: Record<string, unknown> = {};
    round['a1'] = round;
    expect(readSpecification({ rows: [round] }).status).toBe('invalid');
  });

  it.each([
    ['null', { status: 'none' }],
    ['', { status: 'none' }],
    [null, { status: 'none' }],
    [undefined, { status: 'none' }],
    [' \n', { status: 'none' }],
    ['[]', { status: 'none' }],
    ['{}', { status: 'none' }],
    ['"null"', { status: 'none' }],
  ])('returns `none` for %j', (data, reading) => {
    expect(readSpecification(data)).toEqual(reading);
  });

  it.each([
    ['Size M20: 7-13 mm', 'JSON'],
    ['[1]', 'not a table of headers and rows'],
    ['7', 'not a table of headers and rows'],
    ['{"a":1}', 'neither headers nor rows'],
    ['{"headers":null}', 'neither headers nor rows'],
    ['{"headers":"x","rows":[]}', 'headers or rows are not a list'],
    ['{"headers":[],"rows":"x"}', 'headers or rows are not a list'],
  ])('treats %j as unreadable, states the reason and keeps the raw text (S-373)', (data, reason) => {
    expect(readSpecification(data)).toEqual({
      status: 'invalid',
      raw: data,
      reason: expect.stringContaining(reason),
    });
  });

  it.each([
    [{ rows: [{ a1: 'x' }] }, { headers: [], rows: [{ a1: 'x' }] }],
    [
      { headers: null, rows: [{ a1: 'x' }] },
      { headers: [], rows: [{ a1: 'x' }] },
    ],
    [{ headers: ['A'] }, { headers: ['A'], rows: [] }],
  ])('parses %j without headers or rows', (data, table) => {
    expect(readSpecification(data)).toEqual({ status: 'ready', table });
  });

  it('parses a table that was encoded twice', () => {
    const table = { headers: ['A'], rows: [{ a1: 'x' }] };
    expect(readSpecification(JSON.stringify(serializeSpecification(table)))).toEqual({
      status: 'ready',
      table,
    });
  });

  it('keeps ragged rows, keys beyond the headers and values of other types', () => {
    expect(
      readSpecification({
        headers: ['A', null, ['x']],
        rows: [{ a1: 1, a3: null, note: 'x' }, ['p', 'q'], 'alone', '', null],
      }),
    ).toEqual({
      status: 'ready',
      table: {
        headers: ['A', '', '["x"]'],
        rows: [{ a1: '1', a3: '', note: 'x' }, { a1: 'p', a2: 'q' }, { a1: 'alone' }, {}, {}],
      },
    });
  });

  it('keeps `__proto__` as an own key (O71)', () => {
    const reading = readSpecification('{"headers":["A"],"rows":[{"__proto__":"x","a1":"y"}]}');
    expect(reading.status === 'ready' && Object.keys(reading.table.rows[0] ?? {})).toEqual([
      '__proto__',
      'a1',
    ]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('columnKeys', () => {
  it('sorts a10 after a9 without headers', () => {
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

  it('has all columns of headers, and those of rows up to 200', () => {
    const headers = Array.from({ length: 250 }, () => 'A');
    expect(columnKeys({ headers, rows: [] })).toHaveLength(250);
    expect(columnKeys({ headers: ['A'], rows: [{ a200: 'x' }] })).toHaveLength(200);
    expect(columnKeys({ headers: ['A'], rows: [{ a201: 'x' }] }).slice(-2)).toEqual(['a200', 'a201']);
    expect(columnKeys({ headers: ['A'], rows: [{ a1: 'x', note: 'y' }] })).toEqual(['a1', 'note']);
  });

  it('creates no columns up to an outlying key', () => {
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
