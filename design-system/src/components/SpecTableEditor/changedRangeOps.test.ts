import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editCell } from './cellOps.ts';
import { boundsOf } from './cellRangeOps.ts';
import { changedRange } from './changedRangeOps.ts';
import { insertColumns, insertRows, moveRows, removeColumns, removeRows } from './rowColumnOps.ts';
import type { GridRows } from './specGridOps.ts';

const rows: GridRows = ['ABC', 'abc', 'def', 'ghi', 'jkl'].map((cells) => [...cells]);

/** Bounds as [top, bottom, left, right]. */
const changed = (after: GridRows, before = rows) => {
  const range = changedRange(before, after);
  if (!range) return null;
  const { top, bottom, left, right } = boundsOf(range);
  return [top, bottom, left, right];
};

describe('changedRange', () => {
  it('covers the edited cells', () => {
    expect(changed(editCell(rows, { row: 2, column: 1 }, 'x'))).toEqual([2, 2, 1, 1]);
    const two = editCell(editCell(rows, { row: 1, column: 2 }, 'x'), { row: 3, column: 1 }, 'y');
    expect(changed(two)).toEqual([1, 3, 1, 2]);
  });

  it('covers added rows and columns, and those that replaced removed ones', () => {
    expect(changed(insertRows(rows, 2, 2))).toEqual([2, 3, 0, 2]);
    expect(changed(insertColumns(rows, 1))).toEqual([0, 4, 1, 1]);
    expect(changed(removeRows(rows, 2))).toEqual([2, 2, 0, 2]);
    expect(changed(removeRows(rows, 4))).toEqual([3, 3, 0, 2]);
    expect(changed(removeColumns(rows, 2))).toEqual([0, 4, 1, 1]);
    expect(changed(moveRows(rows, 1, 3))).toEqual([1, 3, 0, 2]);
    const alike: GridRows = ['AB', 'kx', 'ky'].map((cells) => [...cells]);
    expect(changed(removeRows(alike, 1), alike)).toEqual([1, 1, 0, 1]);
    expect(changed([...alike, ['k', 'z']], alike)).toEqual([3, 3, 0, 1]);
    expect(changed([...alike, ['k', 'y'], ['k', 'y']], alike)).toEqual([3, 4, 0, 1]);
  });

  it('is null without a change and without cells', () => {
    expect(changed(rows)).toBeNull();
    expect(changed(rows.map((cells) => [...cells]))).toBeNull();
    expect(changed([[]])).toBeNull();
    expect(changed(rows, [[]])).toEqual([0, 4, 0, 2]);
  });

  it('contains every cell that differs, and is within the grid', () => {
    const grid = fc.integer({ min: 1, max: 4 }).chain((width) =>
      fc.array(fc.array(fc.constantFrom('', 'a', 'b'), { minLength: width, maxLength: width }), {
        minLength: 2,
        maxLength: 5,
      }),
    );
    fc.assert(
      fc.property(grid, grid, (before, after) => {
        const range = changedRange(before, after);
        const bounds = range && boundsOf(range);
        if (bounds) {
          expect(bounds.bottom).toBeLessThan(after.length);
          expect(bounds.right).toBeLessThan(after[0]?.length ?? 0);
        }
        if (before.length !== after.length || before[0]?.length !== after[0]?.length) return;
        after.forEach((cells, row) =>
          cells.forEach((text, column) => {
            if (text === before[row]?.[column]) return;
            expect(bounds).not.toBeNull();
            expect(row >= (bounds?.top ?? 9) && row <= (bounds?.bottom ?? -1)).toBe(true);
            expect(column >= (bounds?.left ?? 9) && column <= (bounds?.right ?? -1)).toBe(true);
          }),
        );
      }),
    );
  });
});
