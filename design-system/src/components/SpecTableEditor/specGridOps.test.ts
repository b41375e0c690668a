import { describe, expect, it } from 'vitest';
import {
  blankCells,
  editGrid,
  gridFromRows,
  isSameGrid,
  isSameRow,
  newGrid,
  rowsFromGrid,
} from './specGridOps.ts';

const grid = {
  headers: ['A', 'B'],
  rows: [
    ['1', '2'],
    ['3', '4'],
  ],
};

describe('newGrid', () => {
  it('has 4 empty headers and 3 rows of 4 empty cells (S-372)', () => {
    expect(newGrid()).toEqual({
      headers: ['', '', '', ''],
      rows: Array.from({ length: 3 }, () => ['', '', '', '']),
    });
  });
});

it('a new table of another size has as many empty cells', () => {
  expect(newGrid({ columns: 2, rows: 1 })).toEqual({ headers: ['', ''], rows: [['', '']] });
  expect(blankCells(-1)).toEqual([]);
});

describe('the rows of a grid', () => {
  it('begin with the header row', () => {
    expect(rowsFromGrid(grid)).toEqual([
      ['A', 'B'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it.each([grid, newGrid(), { headers: ['A'], rows: [] }, { headers: [], rows: [] }])(
    'convert back to %j',
    (value) => expect(gridFromRows(rowsFromGrid(value))).toEqual(value),
  );
});

describe('editGrid', () => {
  it('returns the same grid for an edit that changes nothing', () => {
    expect(editGrid(grid, (rows) => rows)).toBe(grid);
  });

  it('edits headers like rows', () => {
    expect(editGrid(grid, (rows) => rows.map((cells) => cells.map((text) => `${text}!`)))).toEqual({
      headers: ['A!', 'B!'],
      rows: [
        ['1!', '2!'],
        ['3!', '4!'],
      ],
    });
  });
});

describe('isSameGrid', () => {
  it('compares sizes and texts', () => {
    expect(isSameGrid(grid, structuredClone(grid))).toBe(true);
    expect(isSameGrid(grid, { ...grid, headers: ['A', 'C'] })).toBe(false);
    expect(isSameGrid(grid, { ...grid, rows: grid.rows.slice(1) })).toBe(false);
    expect(isSameGrid(grid, { ...grid, rows: [...grid.rows, ['5', '6']] })).toBe(false);
    expect(isSameRow(['a'], ['a', 'b'])).toBe(false);
    expect(isSameRow(['a', 'b'], ['a'])).toBe(false);
    expect(isSameRow(['a', 'b'], ['c', 'b'])).toBe(false);
  });
});
