import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveFocus, type FocusMove, leavesGrid, extendRange, fullRange } from './cellFocusOps.ts';

const extent = { rows: 3, columns: 4, pageRows: 2, hasText: () => true };

describe('moveFocus', () => {
  it.each<[FocusMove, [number, number], [number, number]]>([
    ['left', [1, 1], [1, 0]],
    ['left', [1, 0], [1, 0]],
    ['right', [1, 3], [1, 3]],
    ['up', [0, 2], [0, 2]],
    ['down', [1, 2], [2, 2]],
    ['rowStart', [1, 2], [1, 0]],
    ['rowEnd', [1, 2], [1, 3]],
    ['gridStart', [2, 2], [0, 0]],
    ['gridEnd', [0, 0], [2, 3]],
    ['pageDown', [0, 1], [2, 1]],
    ['pageUp', [1, 1], [0, 1]],
    ['pageUp', [2, 1], [0, 1]],
    ['next', [0, 1], [0, 2]],
    ['previous', [1, 2], [1, 1]],
    ['next', [0, 3], [1, 0]],
    ['next', [2, 3], [2, 3]],
    ['previous', [1, 0], [0, 3]],
    ['previous', [0, 0], [0, 0]],
  ])('%s from %j leads to %j', (move, [row, column], [toRow, toColumn]) => {
    expect(moveFocus({ row, column }, move, extent)).toEqual({ row: toRow, column: toColumn });
  });

  it('stays inside the grid, even from outside and in an empty one', () => {
    const moves: FocusMove[] = [
      'left',
      'right',
      'up',
      'down',
      'edgeLeft',
      'edgeRight',
      'edgeUp',
      'edgeDown',
      'rowEnd',
      'gridEnd',
      'pageDown',
      'pageUp',
      'next',
      'previous',
    ];
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer(),
        fc.nat(5),
        fc.nat(5),
        fc.constantFrom(...moves),
        fc.boolean(),
        (row, column, rows, columns, move, isFilled) => {
          const to = moveFocus({ row, column }, move, {
            rows,
            columns,
            pageRows: 3,
            hasText: () => isFilled,
          });
          expect(to.row).toBeGreaterThanOrEqual(0);
          expect(to.row).toBeLessThan(Math.max(1, rows));
          expect(to.column).toBeGreaterThanOrEqual(0);
          expect(to.column).toBeLessThan(Math.max(1, columns));
        },
      ),
    );
  });
});

describe('moves to an edge of the data', () => {
  const rows = ['xx..x', 'x....', 'x.x..', '.....'].map((line) => [...line]);
  const sparse = {
    rows: 4,
    columns: 5,
    pageRows: 2,
    hasText: ({ row, column }: { row: number; column: number }) => rows[row]?.[column] === 'x',
  };

  it.each<[FocusMove, string, [number, number], [number, number]]>([
    ['edgeRight', 'the end of a run', [0, 0], [0, 1]],
    ['edgeRight', 'the next text after a gap', [0, 1], [0, 4]],
    ['edgeRight', 'the next text from an empty cell', [0, 2], [0, 4]],
    ['edgeRight', 'the edge of the grid when nothing follows', [1, 0], [1, 4]],
    ['edgeRight', 'itself at the edge', [0, 4], [0, 4]],
    ['edgeLeft', 'the next text after a gap', [0, 4], [0, 1]],
    ['edgeLeft', 'the start of the next run from an empty cell', [0, 2], [0, 1]],
    ['edgeLeft', 'the end of a run', [0, 1], [0, 0]],
    ['edgeDown', 'the end of a run', [0, 0], [2, 0]],
    ['edgeDown', 'the edge of the grid', [2, 0], [3, 0]],
    ['edgeUp', 'the next text', [3, 2], [2, 2]],
    ['edgeUp', 'the edge of the grid', [2, 2], [0, 2]],
  ])('%s leads to %s', (move, _to, [row, column], [toRow, toColumn]) => {
    expect(moveFocus({ row, column }, move, sparse)).toEqual({ row: toRow, column: toColumn });
  });

  it('extend a range from its focus', () => {
    const range = { anchor: { row: 1, column: 0 }, focus: { row: 0, column: 0 } };
    expect(extendRange(range, 'edgeRight', sparse)).toEqual({
      anchor: range.anchor,
      focus: { row: 0, column: 1 },
    });
  });
});

describe('leavesGrid', () => {
  it('is true for Tab on the last cell and Shift+Tab on the first', () => {
    expect(leavesGrid({ row: 2, column: 3 }, 'next', extent)).toBe(true);
    expect(leavesGrid({ row: 0, column: 0 }, 'previous', extent)).toBe(true);
    expect(leavesGrid({ row: 1, column: 0 }, 'next', extent)).toBe(false);
  });
});

describe('ranges', () => {
  it('extend from their anchor', () => {
    const single = { anchor: { row: 1, column: 1 }, focus: { row: 1, column: 1 } };
    expect(extendRange(single, 'right', extent)).toEqual({
      anchor: single.anchor,
      focus: { row: 1, column: 2 },
    });
    expect(fullRange(extent)).toEqual({ anchor: { row: 0, column: 0 }, focus: { row: 2, column: 3 } });
  });
});
