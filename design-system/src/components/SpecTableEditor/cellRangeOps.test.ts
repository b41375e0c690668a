import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, clampRange, isInRange, isSameCell, rangeSize, stretchRange } from './cellRangeOps.ts';

const position = fc.record({ row: fc.nat(9), column: fc.nat(9) });
const range = fc.record({ anchor: position, focus: position });

describe('a range', () => {
  it('contains its corners and has the size of its bounds', () => {
    fc.assert(
      fc.property(range, (cells) => {
        const { top, bottom, left, right } = boundsOf(cells);
        expect(isInRange(cells, cells.anchor)).toBe(true);
        expect(isInRange(cells, cells.focus)).toBe(true);
        for (const [row, column] of [
          [bottom + 1, right],
          [top - 1, left],
          [top, left - 1],
          [bottom, right + 1],
        ] as const)
          expect(isInRange(cells, { row, column })).toBe(false);
        expect(rangeSize(cells)).toEqual({ rows: bottom - top + 1, columns: right - left + 1 });
      }),
    );
  });

  it('is one cell only when both row and column are equal', () => {
    const cell = { row: 1, column: 2 };
    expect(isSameCell(cell, { row: 1, column: 2 })).toBe(true);
    expect(isSameCell(cell, { row: 1, column: 1 })).toBe(false);
    expect(isSameCell(cell, { row: 2, column: 2 })).toBe(false);
  });

  it('stays inside a grid that has shrunk', () => {
    const cells = { anchor: { row: 1, column: 4 }, focus: { row: 8, column: 0 } };
    expect(clampRange(cells, { rows: 3, columns: 2 })).toEqual({
      anchor: { row: 1, column: 1 },
      focus: { row: 2, column: 0 },
    });
    const first = { row: 0, column: 0 };
    expect(clampRange(cells, { rows: 0, columns: 0 })).toEqual({ anchor: first, focus: first });
  });
});

describe('stretchRange', () => {
  const cells = { anchor: { row: 2, column: 2 }, focus: { row: 3, column: 3 } };

  it.each([
    ['down', { row: 6, column: 4 }, { top: 2, bottom: 6, left: 2, right: 3 }],
    ['down when both are as far', { row: 5, column: 5 }, { top: 2, bottom: 5, left: 2, right: 3 }],
    ['across', { row: 4, column: 6 }, { top: 2, bottom: 3, left: 2, right: 6 }],
    ['back', { row: 3, column: 0 }, { top: 2, bottom: 3, left: 0, right: 3 }],
    [
      'up to the first row, not into the header',
      { row: 0, column: 2 },
      { top: 1, bottom: 3, left: 2, right: 3 },
    ],
  ])('extends %s', (_direction, cell, bounds) => {
    expect(boundsOf(stretchRange(cells, cell))).toEqual(bounds);
  });

  it('returns the same range for a cell inside it', () => {
    expect(stretchRange(cells, { row: 2, column: 3 })).toBe(cells);
  });
});
