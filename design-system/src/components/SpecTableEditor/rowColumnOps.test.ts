import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearCells, editCell } from './cellOps.ts';
import { pasteCells } from './pasteOps.ts';
import {
  duplicateColumns,
  duplicateRows,
  growRows,
  insertColumns,
  insertRows,
  moveColumns,
  moveRows,
  removeColumns,
  removeRows,
} from './rowColumnOps.ts';
import { type GridRows, isSameRows } from './specGridOps.ts';

const text = fc.string({ maxLength: 6 });
const table: fc.Arbitrary<GridRows> = fc
  .record({ columns: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 2, max: 7 }) })
  .chain(({ columns, rows }) =>
    fc.array(fc.array(text, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
const index = fc.integer({ min: -2, max: 8 });

/** At least a header and a row, with the same number of cells in all rows. */
const isValid = (rows: GridRows) => {
  const columns = rows[0]?.length ?? 0;
  return columns >= 1 && rows.length >= 2 && rows.every((cells) => cells.length === columns);
};

const rowsOf = (...rows: string[]): GridRows => rows.map((cells) => [...cells]);

describe('edits', () => {
  it('keep the table rectangular and at least 1 by 1 (S-376, O35)', () => {
    const edit = fc.oneof(
      fc.tuple(index, index, text).map(
        ([row, column, to]) =>
          (rows: GridRows) =>
            editCell(rows, { row, column }, to),
      ),
      fc.tuple(index, index).map(
        ([at, count]) =>
          (rows: GridRows) =>
            insertRows(rows, at, count),
      ),
      fc.tuple(index, index).map(
        ([at, count]) =>
          (rows: GridRows) =>
            insertColumns(rows, at, count),
      ),
      fc.tuple(index, index).map(
        ([from, to]) =>
          (rows: GridRows) =>
            removeRows(rows, from, to),
      ),
      fc.tuple(index, index).map(
        ([from, to]) =>
          (rows: GridRows) =>
            removeColumns(rows, from, to),
      ),
      fc.tuple(index, index).map(
        ([from, to]) =>
          (rows: GridRows) =>
            moveRows(rows, from, to),
      ),
      fc.tuple(index, index).map(
        ([from, to]) =>
          (rows: GridRows) =>
            moveColumns(rows, from, to),
      ),
      fc.tuple(index, index, index).map(
        ([from, to, count]) =>
          (rows: GridRows) =>
            moveRows(moveColumns(rows, from, to, count), from, to, count),
      ),
      fc.tuple(index, index).map(
        ([from, to]) =>
          (rows: GridRows) =>
            duplicateRows(duplicateColumns(rows, from, to), from, to),
      ),
      fc.tuple(index, index, fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 3 }), fc.boolean()).map(
        ([row, column, cells, hasHeader]) =>
          (rows: GridRows) =>
            pasteCells(rows, { at: { row, column }, cells, hasHeader }),
      ),
    );
    fc.assert(
      fc.property(table, fc.array(edit, { maxLength: 15 }), (start, edits) => {
        expect(isValid(edits.reduce((rows, apply) => apply(rows), start))).toBe(true);
      }),
    );
  });

  it('keep the header row first', () => {
    const edit = fc.oneof(
      index.map((at) => (rows: GridRows) => insertRows(rows, at)),
      index.map((at) => (rows: GridRows) => removeRows(rows, at)),
      index.map((at) => (rows: GridRows) => duplicateRows(rows, at)),
      fc.tuple(index, index).map(
        ([from, to]) =>
          (rows: GridRows) =>
            moveRows(rows, from, to),
      ),
    );
    fc.assert(
      fc.property(table, fc.array(edit, { maxLength: 15 }), (start, edits) => {
        expect(edits.reduce((rows, apply) => apply(rows), start)[0]).toBe(start[0]);
      }),
    );
  });

  it('return the same rows when they change nothing', () => {
    const rows = rowsOf('ab', 'cd');
    expect(editCell(rows, { row: 1, column: 0 }, 'c')).toBe(rows);
    expect(editCell(rows, { row: 5, column: 0 }, 'x')).toBe(rows);
    expect(moveRows(rows, 1, 1)).toBe(rows);
    expect(removeColumns(rows, 0, 1)).toBe(rows);
    expect(removeRows(rows, 1)).toBe(rows);
    expect(insertRows(rows, 1, 0)).toBe(rows);
    expect(insertColumns(rows, 1, 0)).toBe(rows);
    expect(growRows(rows, { rows: 2, columns: 1 })).toBe(rows);
    const blankRow = { anchor: { row: 2, column: 0 }, focus: { row: 2, column: 1 } };
    const withBlankRow = insertRows(rows, 2);
    expect(withBlankRow).toHaveLength(3);
    expect(clearCells(withBlankRow, blankRow)).toBe(withBlankRow);
    expect(pasteCells(rows, { at: { row: 1, column: 0 }, cells: [['c', 'd']] })).toBe(rows);
  });
});

describe('edits of rows or columns that do not exist', () => {
  const rows = rowsOf('ABC', 'abc', 'def', 'ghi');

  it.each([
    ['removeRows', 0, 1],
    ['removeRows', 2, 1],
    ['removeRows', 2, 4],
    ['removeRows', 1, 3],
    ['removeRows', 1.5, 2],
    ['removeColumns', -1, 0],
    ['removeColumns', 2, 1],
    ['removeColumns', 1, 3],
    ['removeColumns', 0.5, 1],
    ['moveRows', 0, 1],
    ['moveRows', 1, 0],
    ['moveRows', 3, 4],
    ['moveColumns', -1, 1],
    ['moveColumns', 1, 3],
    ['moveColumns', 1, 1],
    ['duplicateRows', 0, 1],
    ['duplicateRows', 3, 4],
    ['duplicateColumns', -1, 0],
    ['duplicateColumns', 2, 3],
  ] as const)('change nothing: %s from %d to %d', (name, from, to) => {
    const edits = {
      removeRows,
      removeColumns,
      moveRows,
      moveColumns,
      duplicateRows,
      duplicateColumns,
    };
    expect(edits[name](rows, from, to)).toBe(rows);
  });

  it('move no row or column beyond the end with the ones after it', () => {
    expect(moveRows(rows, 2, 1, 3)).toBe(rows);
    expect(moveRows(rows, 1, 3, 2)).toBe(rows);
    expect(moveColumns(rows, 2, 0, 2)).toBe(rows);
  });

  it('insert at the nearest place', () => {
    expect(insertRows(rowsOf('A', 'a'), 0)).toEqual([['A'], [''], ['a']]);
    expect(insertRows(rowsOf('A', 'a'), 9, 2)).toEqual([['A'], ['a'], [''], ['']]);
    expect(insertColumns(rowsOf('A', 'a'), -1)).toEqual([
      ['', 'A'],
      ['', 'a'],
    ]);
  });
});

describe('columns', () => {
  it('close the gap of a removed one: values move left with their headers (S-374, S-412)', () => {
    expect(removeColumns(rowsOf('ABCD', 'abcd', 'efgh'), 1)).toEqual(rowsOf('ACD', 'acd', 'egh'));
    expect(removeColumns(rowsOf('ABCD', 'abcd'), 0, 2)).toEqual(rowsOf('D', 'd'));
    expect(removeRows(rowsOf('A', 'b', 'c', 'd'), 1, 2)).toEqual(rowsOf('A', 'd'));
  });

  it('return to their place after a move there and back', () => {
    fc.assert(
      fc.property(table, index, index, (rows, from, to) => {
        const moved = moveColumns(rows, from, to);
        expect(moved === rows || isSameRows(moveColumns(moved, to, from), rows)).toBe(true);
      }),
    );
  });

  it('keep every cell when one is inserted and removed again', () => {
    fc.assert(
      fc.property(table, fc.nat(6), (rows, at) => {
        const column = Math.min(at, rows[0]?.length ?? 0);
        expect(isSameRows(removeColumns(insertColumns(rows, column), column), rows)).toBe(true);
      }),
    );
  });
});

describe('rows', () => {
  it('return to their place after a move there and back', () => {
    fc.assert(
      fc.property(table, index, index, (rows, from, to) => {
        const moved = moveRows(rows, from, to);
        expect(moved === rows || isSameRows(moveRows(moved, to, from), rows)).toBe(true);
      }),
    );
  });

  it('are duplicated directly below', () => {
    expect(duplicateRows(rowsOf('A', 'a', 'b'), 1)).toEqual(rowsOf('A', 'a', 'a', 'b'));
    expect(duplicateRows(rowsOf('A', 'a', 'b', 'c'), 1, 2)).toEqual(rowsOf('A', 'a', 'b', 'a', 'b', 'c'));
    expect(duplicateColumns(rowsOf('ABC'), 0, 1)).toEqual(rowsOf('ABABC'));
  });

  it('move together', () => {
    expect(moveRows(rowsOf('A', 'a', 'b', 'c'), 1, 2, 2)).toEqual(rowsOf('A', 'c', 'a', 'b'));
    expect(moveColumns(rowsOf('ABCD'), 2, 1, 2)).toEqual(rowsOf('ACDB'));
    expect(moveRows(rowsOf('A', 'a', 'b'), 1, 2, 2)).toEqual(rowsOf('A', 'a', 'b'));
  });
});
