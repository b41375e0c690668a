import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHistory, recordStep, undo } from './specHistoryOps.ts';
import { editCell } from './cellOps.ts';
import { duplicateColumns, insertRows, moveColumns, removeColumns, removeRows } from './rowColumnOps.ts';
import { editGrid, type Grid, type GridRows, newGrid } from './specGridOps.ts';
import { gridFromTable, tableFromGrid } from './specValueOps.ts';

const text = fc.string({ maxLength: 6 });
const contents = fc.array(text, { minLength: 1, maxLength: 5 }).chain((headers) =>
  fc.record({
    headers: fc.constant(headers),
    rows: fc.array(fc.array(text, { minLength: headers.length, maxLength: headers.length }), {
      maxLength: 5,
    }),
  }),
);

describe('gridFromTable', () => {
  it('reverses tableFromGrid (S-371)', () => {
    fc.assert(
      fc.property(contents, (grid) => {
        expect(gridFromTable(tableFromGrid(grid))).toEqual(grid);
      }),
    );
  });

  it('fills a missing key with an empty cell (S-411)', () => {
    expect(gridFromTable({ headers: ['A', 'B'], rows: [{ a1: 'x' }] })).toEqual({
      headers: ['A', 'B'],
      rows: [['x', '']],
    });
  });

  it('fills a missing key with the name of an inherited property with an empty cell (O71)', () => {
    for (const key of Object.getOwnPropertyNames(Object.prototype)) {
      const grid = gridFromTable({ headers: [], rows: [Object.fromEntries([[key, 'x']]), {}] });
      expect(grid).toEqual({ headers: [key], rows: [['x'], ['']] });
    }
  });

  it('turns cells under other keys into columns of their own', () => {
    const table = { headers: ['A'], rows: [{ a1: '1', note: 'n', a10: '10', a3: '3' }] };
    expect(gridFromTable(table)).toEqual({ headers: ['A', '', '', 'note'], rows: [['1', '3', '10', 'n']] });
  });

  it('returns an empty grid for unreadable data (S-373)', () => {
    expect(gridFromTable({ headers: [], rows: [] })).toEqual({ headers: [], rows: [] });
  });
});

describe('tableFromGrid', () => {
  it('stores a new table as 4 empty headers and 3 rows of 4 empty cells (S-372)', () => {
    const row = { a1: '', a2: '', a3: '', a4: '' };
    expect(tableFromGrid(newGrid())).toEqual({ headers: ['', '', '', ''], rows: [row, row, row] });
  });

  it('leaves no gap in the keys after column 2 of 4 is removed (S-374, S-412)', () => {
    const grid = { headers: ['A', 'B', 'C', 'D'], rows: [['1', '2', '3', '4']] };
    expect(tableFromGrid(editGrid(grid, (rows) => removeColumns(rows, 1)))).toEqual({
      headers: ['A', 'C', 'D'],
      rows: [{ a1: '1', a2: '3', a3: '4' }],
    });
  });
});

describe('random edits', () => {
  const edits = fc.oneof(
    fc.tuple(fc.nat(6), fc.nat(6), text).map(
      ([row, column, typed]) =>
        (rows: GridRows) =>
          editCell(rows, { row, column }, typed),
    ),
    fc.nat(6).map((at) => (rows: GridRows) => insertRows(rows, at)),
    fc.nat(6).map((at) => (rows: GridRows) => removeRows(rows, at)),
    fc.nat(6).map((at) => (rows: GridRows) => duplicateColumns(rows, at)),
    fc.tuple(fc.nat(6), fc.nat(6)).map(
      ([from, to]) =>
        (rows: GridRows) =>
          moveColumns(rows, from, to),
    ),
  );

  it('are undone one by one to the exact start', () => {
    fc.assert(
      fc.property(contents, fc.array(edits, { maxLength: 30 }), (start, all) => {
        let history = createHistory<Grid>(start);
        for (const edit of all) history = recordStep(history, editGrid(history.present, edit));
        while (history.past.length > 0) history = undo(history);
        expect(history.present).toBe(start);
      }),
    );
  });
});
