import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SpecificationTable, tableBounds } from '../model/specification.ts';
import { specificationForDisplay } from './sizes.ts';
import { boundTable, exceededBound } from './tableBounds.ts';
import { maxPageRows, specificationPart } from './tableParts.ts';

const grid = (rows: number, columns: number, cell = 'x'): SpecificationTable => ({
  headers: Array.from({ length: columns }, (_each, column) => `Header ${column + 1}`),
  rows: Array.from({ length: rows }, () =>
    Object.fromEntries(Array.from({ length: columns }, (_each, column) => [`a${column + 1}`, cell])),
  ),
});

describe('the bounds of a table', () => {
  it.each([
    [grid(10_000, 10), null],
    [grid(500, 200), null],
    [grid(1, 1, 'x'.repeat(10_000)), null],
    [{ headers: [], rows: Array.from({ length: 330_000 }, () => ({})) }, 'rows'],
    [{ headers: grid(0, 20).headers, rows: Array.from({ length: 40_000 }, () => ({})) }, 'rows'],
    [grid(1, 201), 'columns'],
    [
      { headers: [], rows: [Object.fromEntries(Array.from({ length: 201 }, (_e, at) => [`k${at}`, '']))] },
      'columns',
    ],
    [{ headers: grid(0, 101).headers, rows: Array.from({ length: 1000 }, () => ({})) }, 'cells'],
    [grid(1, 1, 'x'.repeat(10_001)), 'cellLength'],
    [{ headers: ['x'.repeat(10_001)], rows: [] }, 'cellLength'],
  ])('name the first that is exceeded: case %#', (table, bound) => {
    expect(exceededBound(table)).toBe(bound);
    const bounded = boundTable(table);
    expect(bounded.exceeded).toBe(bound);
    expect(bound === null ? bounded.table === table : exceededBound(bounded.table) === null).toBe(true);
  });

  it('truncate columns in the order of their numbers', () => {
    const { headers, rows } = boundTable({
      headers: grid(0, 199).headers,
      rows: [{ a900000: 'last', b: 'other', a200: 'two hundred', a1: 'first' }],
    }).table;
    expect(headers).toHaveLength(199);
    expect(rows).toEqual([{ a1: 'first', a200: 'two hundred' }]);
  });

  it('are shown with a note', () => {
    expect(specificationForDisplay({ status: 'ready', table: grid(10_001, 1) }, [])).toMatchObject({
      table: { rows: { length: tableBounds.rows } },
      isTruncated: true,
      part: null,
    });
  });
});

describe('the part of a table on a page', () => {
  const partOf = (table: SpecificationTable, page = 1) =>
    specificationPart({ status: 'ready', table }, { page });

  it('is the same table when it fits', () => {
    const specification = { status: 'ready', table: grid(maxPageRows, 10) } as const;
    expect(specificationPart(specification, { page: 7 })).toBe(specification);
    expect(specificationPart({ status: 'none' }, {})).toEqual({ status: 'none' });
  });

  it('has 200 rows, and every row is in one part', () => {
    const table = {
      headers: ['Code'],
      rows: Array.from({ length: 450 }, (_each, at) => ({ a1: `EV-${at + 1}` })),
    };
    const rows = [1, 2, 3].flatMap((page) => {
      const part = partOf(table, page);
      return part.status === 'ready' ? [part] : [];
    });
    expect(rows.map(({ part }) => part)).toMatchObject([
      {
        start: 0,
        rowCount: 450,
        page: 1,
        pageCount: 3,
        sizesText: '450 sizes, EV-1 to EV-450',
        cutAfter: null,
      },
      { start: 200, page: 2 },
      { start: 400, page: 3 },
    ]);
    expect(rows.flatMap((part) => part.table.rows)).toEqual(table.rows);
    expect(partOf(table, 99)).toEqual(partOf(table, 3));
    const withRow = specificationPart({ status: 'ready', table }, { row: 399 });
    expect(withRow).toEqual(partOf(table, 2));
  });

  it('has the status none for hundreds of thousands of blank rows', () => {
    const table = { headers: ['', ''], rows: Array.from({ length: 330_000 }, () => ({})) };
    expect(partOf(table)).toEqual({ status: 'none' });
  });

  it('is small for any table, and the parts have all rows within the bounds', () => {
    const rarely = fc.constantFrom(
      '',
      'x',
      '<>&"\'',
      'é',
      '<'.repeat(3000),
      '漢'.repeat(9000),
      '\u0001'.repeat(500),
    );
    fc.assert(
      fc.property(
        fc.array(rarely, { maxLength: 60 }),
        fc.array(fc.dictionary(fc.stringMatching(/^a[1-9]\d?\d?$/), rarely, { maxKeys: 40 }), {
          maxLength: 12,
        }),
        fc.integer({ min: 1, max: 20 }),
        (headers, someRows, repeat) => {
          const table = { headers, rows: Array.from({ length: repeat }, () => someRows).flat() };
          const first = partOf(table);
          if (first.status !== 'ready' || !first.part) return;
          let count = 0;
          for (let page = 1; page <= first.part.pageCount; page++) {
            const part = partOf(table, page);
            if (part.status !== 'ready') throw new Error('A part is missing.');
            count += part.table.rows.length;
            expect(part.table.rows.length).toBeLessThanOrEqual(maxPageRows);
            const html = JSON.stringify(part.table).replaceAll('<', '&lt;').replaceAll('"', '&quot;');
            expect(new TextEncoder().encode(html).length).toBeLessThan(500_000);
          }
          expect(count).toBe(first.part.rowCount);
        },
      ),
      { numRuns: 12 },
    );
  });
});
