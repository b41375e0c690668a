import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, clearCells } from './cellOps.ts';
import { pasteCells } from './pasteOps.ts';

describe('pasteCells', () => {
  it('grows the table to the block', () => {
    const rows = [
      ['A', 'B'],
      ['a', 'b'],
    ];
    expect(pasteCells(rows, { at: { row: 1, column: 1 }, cells: [['x', 'y'], ['z']] })).toEqual([
      ['A', 'B', ''],
      ['a', 'x', 'y'],
      ['', 'z', ''],
    ]);
  });

  it('overwrites headers like rows', () => {
    const rows = [
      ['A', 'B'],
      ['1', '2'],
      ['3', '4'],
    ];
    const cells = [
      ['C', 'D'],
      ['5', '6'],
      ['7', '8'],
      ['9', '10'],
    ];
    expect(pasteCells(rows, { at: { row: 0, column: 1 }, cells })).toEqual([
      ['A', 'C', 'D'],
      ['1', '5', '6'],
      ['3', '7', '8'],
      ['', '9', '10'],
    ]);
  });

  it('replaces headers by the first line of a block with a header', () => {
    const rows = [
      ['A', 'B'],
      ['a', 'b'],
      ['c', 'd'],
    ];
    const block = { cells: [['H'], ['x']], hasHeader: true };
    const firstRowReplaced = [
      ['H', 'B'],
      ['x', 'b'],
      ['c', 'd'],
    ];
    expect(pasteCells(rows, { at: { row: 1, column: 0 }, ...block })).toEqual(firstRowReplaced);
    expect(pasteCells(rows, { at: { row: 0, column: 0 }, ...block })).toEqual(firstRowReplaced);
    expect(pasteCells(rows, { at: { row: 2, column: 1 }, ...block })).toEqual([
      ['A', 'H'],
      ['a', 'b'],
      ['c', 'x'],
    ]);
  });

  it.each([
    { at: { row: -1, column: 0 }, cells: [['x'], ['y']] },
    { at: { row: 0, column: -1 }, cells: [['x', 'y']] },
    { at: { row: 4, column: 0 }, cells: [] },
    { at: { row: 4, column: 0 }, cells: [[]] },
  ])('returns the same rows for $cells at $at', (block) => {
    const rows = [
      ['A', 'B'],
      ['a', 'b'],
    ];
    expect(pasteCells(rows, block)).toBe(rows);
  });

  it('restores copied cells', () => {
    const table = fc.integer({ min: 1, max: 5 }).chain((columns) =>
      fc.array(fc.array(fc.string({ maxLength: 6 }), { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 6,
      }),
    );
    fc.assert(
      fc.property(table, (rows) => {
        const all = {
          anchor: { row: 0, column: 0 },
          focus: { row: rows.length - 1, column: (rows[0]?.length ?? 0) - 1 },
        };
        const cells = cellsOf(rows, all);
        expect(cells).toEqual(rows);
        expect(pasteCells(clearCells(rows, all), { at: all.anchor, cells })).toEqual(rows);
      }),
    );
  });
});
