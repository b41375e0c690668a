import { describe, expect, it } from 'vitest';
import { columnKey, tableBounds } from '../model/specification.ts';
import { tableCodes } from './checkTable.ts';
import { codesOf, findSharedCodes, sharedWith } from './sharedCodes.ts';
import type { TableGrid } from './tableGrid.ts';

const grid: TableGrid = {
  rowCount: 3,
  columns: [
    { header: 'Size', cells: ['10', '16', '25'] },
    { header: 'Ordering code', cells: ['XY-1', 'xy-2', '–'] },
  ],
};

describe('codesOf', () => {
  it('returns the codes of code columns, regardless of case', () => {
    const same: TableGrid = {
      rowCount: 2,
      columns: [{ header: 'Code', cells: ['xy-1', 'XY-2'] }],
    };
    expect(codesOf(grid)).toEqual(codesOf(same));
    expect(codesOf(grid).size).toBe(2);
  });
});

describe('tableCodes', () => {
  const tableOf = (columns: number, rows: number) => ({
    headers: Array.from({ length: columns }, (_, at) => (at === 0 ? 'Code' : `Size ${at}`)),
    rows: Array.from({ length: rows }, (_, at) => ({ [columnKey(0)]: `XY-${at}` })),
  });
  const { columns, cells } = tableBounds;

  it.each([
    ['as many columns and cells as a table may have', columns, cells / columns, cells / columns],
    ['too many columns', columns + 1, 1, 0],
    ['too many cells', columns, cells / columns + 1, 0],
  ])('reads no codes beyond the bounds of a table: %s', (_case, width, height, count) => {
    expect(tableCodes(tableOf(width, height)).size).toBe(count);
  });
});

describe('findSharedCodes', () => {
  const codes = codesOf({ rowCount: 1, columns: [{ header: 'Code', cells: ['XY-2'] }] });

  it('finds the codes that another product has, and replaces them by a dash', () => {
    const [issue, ...others] = findSharedCodes(grid, [
      { id: 5, name: 'Lug', codes: new Set() },
      { id: 7, name: 'Gland', codes },
    ]);
    expect(others).toEqual([]);
    expect(issue).toEqual({
      id: 'shared-codes 1 7',
      kind: 'doubled-codes',
      header: 'Ordering code',
      details: ['xy-2', 'Gland'],
      correction: 'dash',
      headersAfter: ['Ordering code'],
      rowCount: 1,
      rows: [{ row: 'xy-2', before: 'xy-2', after: ['–'] }],
      corrected: {
        rowCount: 3,
        columns: [
          { header: 'Size', cells: ['10', '16', '25'] },
          { header: 'Ordering code', cells: ['XY-1', '–', '–'] },
        ],
      },
    });
  });

  it('reports each product that has one', () => {
    const found = findSharedCodes(grid, [
      { id: 7, name: 'Gland', codes },
      { id: 9, name: 'Lug', codes: codesOf(grid) },
    ]);
    expect(found.map(({ id, rowCount }) => [id, rowCount])).toEqual([
      ['shared-codes 1 7', 1],
      ['shared-codes 1 9', 2],
    ]);
  });
});

describe('sharedWith', () => {
  it.each([
    ['shared-codes 1 7', 7],
    ['shared-codes 12 1234567890', 1_234_567_890],
    ['doubled-codes 1', null],
    ['shared-codes 1', null],
    ['shared-codes 1 7 8', null],
    ['x shared-codes 1 7', null],
  ])('reads from the issue %j the product %j', (issueId, product) => {
    expect(sharedWith(issueId)).toBe(product);
  });
});
