import { describe, expect, it } from 'vitest';
import type { SpecificationTable } from '../model/specification.ts';
import { isStated, readGrid, rowName, writeGrid } from './tableGrid.ts';

describe('readGrid', () => {
  it('reads columns, with blank cells where a row has none', () => {
    const table: SpecificationTable = {
      headers: ['Code', 'Size'],
      rows: [{ a1: 'XY-1', a2: '6' }, { a2: '10' }],
    };
    const grid = readGrid(table);
    expect(grid).toEqual({
      rowCount: 2,
      columns: [
        { header: 'Code', cells: ['XY-1', ''] },
        { header: 'Size', cells: ['6', '10'] },
      ],
    });
    expect(grid && writeGrid(grid)).toEqual({ ...table, rows: [table.rows[0], { a1: '', a2: '10' }] });
  });

  it('reads no table with a cell outside its columns, which would be lost', () => {
    expect(readGrid({ headers: ['Code'], rows: [{ a1: 'XY-1' }, { a1: 'XY-2', a2: '10' }] })).toBeNull();
  });
});

describe('rowName', () => {
  const grid = {
    rowCount: 3,
    columns: [
      { header: 'Size', cells: ['6', ' 10 ', '–'] },
      { header: 'Code', cells: [' XY-1 ', '–', ''] },
    ],
  };

  it.each([
    ['the code', 0, 'XY-1'],
    ['the first stated cell, without a code', 1, '10'],
    ['the number of the row, without any', 2, 'Row 3'],
    ['its number beyond the table', 3, 'Row 4'],
  ])('is %s', (_case, row, name) => {
    expect(rowName(grid, row)).toBe(name);
  });
});

describe('isStated', () => {
  it.each([
    ['6', true],
    ['n/a', true],
    ['', false],
    [' ', false],
    ['-', false],
    ['– / —', false],
    ['...', false],
  ])('of %j is %j', (text, expected) => {
    expect(isStated(text)).toBe(expected);
  });
});
