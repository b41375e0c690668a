import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  clearCells,
  duplicateColumn,
  duplicateRow,
  editCell,
  editHeader,
  fillDown,
  type Grid,
  insertColumns,
  insertRows,
  isSameGrid,
  moveColumn,
  moveRow,
  newGrid,
  pasteCells,
  removeColumns,
  removeRows,
  tileCells,
} from './specGridOps.ts';

const text = fc.string({ maxLength: 6 });
const grid: fc.Arbitrary<Grid> = fc
  .record({ columns: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 1, max: 6 }) })
  .chain(({ columns, rows }) =>
    fc.record({
      headers: fc.array(text, { minLength: columns, maxLength: columns }),
      rows: fc.array(fc.array(text, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    }),
  );
const index = fc.integer({ min: -2, max: 8 });

const isRectangular = ({ headers, rows }: Grid) =>
  headers.length >= 1 && rows.length >= 1 && rows.every((cells) => cells.length === headers.length);

const table = (...rows: string[]): Grid => ({
  headers: [...(rows[0] ?? '')],
  rows: rows.slice(1).map((cells) => [...cells]),
});

describe('a table', () => {
  it('begins with 4 empty headers and 3 rows of 4 empty cells (S-372)', () => {
    expect(newGrid()).toEqual({
      headers: ['', '', '', ''],
      rows: Array.from({ length: 3 }, () => ['', '', '', '']),
    });
  });

  it('stays rectangular and at least 1 by 1 through any edits (S-376, O35)', () => {
    const edit = fc.oneof(
      fc.tuple(index, index, text).map(
        ([row, column, to]) =>
          (g: Grid) =>
            editCell(g, { row, column }, to),
      ),
      fc.tuple(index, text).map(
        ([column, to]) =>
          (g: Grid) =>
            editHeader(g, column, to),
      ),
      fc.tuple(index, index).map(
        ([at, count]) =>
          (g: Grid) =>
            insertRows(g, at, count),
      ),
      fc.tuple(index, index).map(
        ([at, count]) =>
          (g: Grid) =>
            insertColumns(g, at, count),
      ),
      fc.tuple(index, index).map(
        ([from, to]) =>
          (g: Grid) =>
            removeRows(g, from, to),
      ),
      fc.tuple(index, index).map(
        ([from, to]) =>
          (g: Grid) =>
            removeColumns(g, from, to),
      ),
      fc.tuple(index, index).map(
        ([from, to]) =>
          (g: Grid) =>
            moveRow(g, from, to),
      ),
      fc.tuple(index, index).map(
        ([from, to]) =>
          (g: Grid) =>
            moveColumn(g, from, to),
      ),
      index.map((at) => (g: Grid) => duplicateRow(g, at)),
      index.map((at) => (g: Grid) => duplicateColumn(g, at)),
      fc.tuple(index, index, fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 3 }), fc.boolean()).map(
        ([row, column, cells, hasHeader]) =>
          (g: Grid) =>
            pasteCells(g, { at: { row, column }, cells, hasHeader }),
      ),
    );
    fc.assert(
      fc.property(grid, fc.array(edit, { maxLength: 15 }), (start, edits) => {
        expect(isRectangular(edits.reduce((g, apply) => apply(g), start))).toBe(true);
      }),
    );
  });

  it('is the very same object after an edit that changes nothing', () => {
    const g = table('ab', 'cd');
    expect(editCell(g, { row: 0, column: 0 }, 'c')).toBe(g);
    expect(editCell(g, { row: 5, column: 0 }, 'x')).toBe(g);
    expect(moveRow(g, 0, 0)).toBe(g);
    expect(removeColumns(g, 0, 1)).toBe(g);
    expect(removeRows(g, 0)).toBe(g);
    expect(
      clearCells(insertRows(g, 1), { anchor: { row: 1, column: 0 }, focus: { row: 1, column: 1 } }).rows,
    ).toHaveLength(2);
    expect(pasteCells(g, { at: { row: 0, column: 0 }, cells: [['c', 'd']] })).toBe(g);
  });
});

describe('columns', () => {
  it('close the gap when one is removed: values move left with their headers (S-374, S-412)', () => {
    expect(removeColumns(table('ABCD', 'abcd', 'efgh'), 1)).toEqual(table('ACD', 'acd', 'egh'));
  });

  it('are where they were after a move there and back', () => {
    fc.assert(
      fc.property(grid, index, index, (g, from, to) => {
        const there = moveColumn(g, from, to);
        expect(there === g || isSameGrid(moveColumn(there, to, from), g)).toBe(true);
      }),
    );
  });

  it('keep every cell when one is inserted and removed again', () => {
    fc.assert(
      fc.property(grid, fc.nat(6), (g, at) => {
        const place = Math.min(at, g.headers.length);
        expect(isSameGrid(removeColumns(insertColumns(g, place), place), g)).toBe(true);
      }),
    );
  });
});

describe('rows', () => {
  it('are where they were after a move there and back', () => {
    fc.assert(
      fc.property(grid, index, index, (g, from, to) => {
        const there = moveRow(g, from, to);
        expect(there === g || isSameGrid(moveRow(there, to, from), g)).toBe(true);
      }),
    );
  });

  it('are duplicated right below', () => {
    expect(duplicateRow(table('A', 'a', 'b'), 0)).toEqual(table('A', 'a', 'a', 'b'));
  });
});

describe('pasting', () => {
  it('grows the table to the block', () => {
    expect(pasteCells(table('AB', 'ab'), { at: { row: 0, column: 1 }, cells: [['x', 'y'], ['z']] })).toEqual({
      headers: ['A', 'B', ''],
      rows: [
        ['a', 'x', 'y'],
        ['', 'z', ''],
      ],
    });
  });

  it('takes the first line as headers when asked', () => {
    expect(
      pasteCells(table('AB', 'ab'), { at: { row: 0, column: 0 }, cells: [['H'], ['x']], hasHeader: true }),
    ).toEqual(table('HB', 'xb'));
  });

  it('gives back what was copied', () => {
    fc.assert(
      fc.property(grid, (g) => {
        const whole = {
          anchor: { row: 0, column: 0 },
          focus: { row: g.rows.length - 1, column: g.headers.length - 1 },
        };
        const cells = cellsOf(g, whole);
        expect(cells).toEqual(g.rows);
        expect(pasteCells(clearCells(g, whole), { at: whole.anchor, cells }).rows).toEqual(g.rows);
      }),
    );
  });

  it('repeats one cell over a selection', () => {
    expect(tileCells([['x']], { top: 0, bottom: 1, left: 0, right: 2 })).toEqual([
      ['x', 'x', 'x'],
      ['x', 'x', 'x'],
    ]);
    expect(tileCells([['x', 'y']], { top: 0, bottom: 0, left: 0, right: 2 })).toEqual([['x', 'y']]);
  });
});

describe('filling down', () => {
  const g = table('AB', 'ab', 'cd', 'ef');

  it('copies the first row of the range', () => {
    expect(fillDown(g, { anchor: { row: 2, column: 0 }, focus: { row: 0, column: 0 } })).toEqual(
      table('AB', 'ab', 'ad', 'af'),
    );
  });

  it('copies the row above when one row is chosen, and nothing in the first', () => {
    expect(fillDown(g, { anchor: { row: 1, column: 1 }, focus: { row: 1, column: 1 } })).toEqual(
      table('AB', 'ab', 'cb', 'ef'),
    );
    expect(fillDown(g, { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } })).toBe(g);
  });
});
