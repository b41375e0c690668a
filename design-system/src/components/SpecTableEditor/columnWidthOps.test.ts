import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resizeColumn, transferWidths } from './columnWidthOps.ts';
import { duplicateColumns, insertColumns, moveColumns, removeColumns } from './rowColumnOps.ts';

describe('resizeColumn', () => {
  it('keeps the other columns, and a usable width', () => {
    expect(resizeColumn([100, 120, 140], 1, 200.4)).toEqual([100, 200, 140]);
    expect(resizeColumn([100, 120], 0, 3)).toEqual([56, 120]);
    expect(resizeColumn([100, 120], 0, 9000)).toEqual([640, 120]);
  });
});

describe('transferWidths', () => {
  const headers = ['A', 'B', 'C', 'D'];
  const widths = [10, 20, 30, 40];
  const after = ([changed = []]: readonly (readonly string[])[]) => transferWidths(widths, headers, changed);

  it('follows columns that are inserted, removed, moved, duplicated and renamed', () => {
    expect(after(insertColumns([headers], 1))).toEqual([10, null, 20, 30, 40]);
    expect(after(removeColumns([headers], 1, 2))).toEqual([10, 40]);
    expect(after(moveColumns([headers], 0, 2))).toEqual([20, 30, 10, 40]);
    expect(after(moveColumns([headers], 2, 0, 2))).toEqual([30, 40, 10, 20]);
    expect(after(duplicateColumns([headers], 1))).toEqual([10, 20, null, 30, 40]);
    expect(after([['A', 'x', 'C', 'D']])).toEqual(widths);
    expect(after([['Q', 'R']])).toEqual([null, null]);
    expect(transferWidths([null, 20], ['A', 'B'], ['A', 'x', 'B'])).toEqual([null, null, 20]);
    expect(transferWidths([10, 20, 30], ['A', 'A', 'B'], ['B', 'A', 'A'])).toEqual([30, 10, 20]);
  });

  it('gives equal headers the widths of the columns they were', () => {
    expect(transferWidths([10, 20, 30], ['A', 'B', 'A'], ['B', 'A'])).toEqual([20, 30]);
    expect(transferWidths([10, 20, 30, 40], ['A', 'B', 'B', 'C'], ['B', 'C'])).toEqual([30, 40]);
    expect(transferWidths([10, 20, 30], ['A', 'B', 'C'], ['A', 'C', 'x', 'C'])).toEqual([10, null, null, 30]);
  });

  it('has a width or none for each column, and changes nothing for equal headers', () => {
    const list = fc.array(fc.constantFrom('', 'A', 'B', 'C'), { maxLength: 6 });
    fc.assert(
      fc.property(list, list, (before, next) => {
        const chosen = before.map((_header, at) => at * 10 + 60);
        expect(transferWidths(chosen, before, next)).toHaveLength(next.length);
        expect(transferWidths(chosen, before, before)).toEqual(chosen);
      }),
    );
  });
});
