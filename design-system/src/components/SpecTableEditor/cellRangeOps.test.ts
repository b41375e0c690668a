import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, clampRange, isInRange, rangeSize, stretchRange } from './cellRangeOps.ts';

const position = fc.record({ row: fc.nat(9), column: fc.nat(9) });
const range = fc.record({ anchor: position, focus: position });

describe('a range', () => {
  it('contains its corners and has the size of its bounds', () => {
    fc.assert(
      fc.property(range, (cells) => {
        const { top, bottom, left, right } = boundsOf(cells);
        expect(isInRange(cells, cells.anchor)).toBe(true);
        expect(isInRange(cells, cells.focus)).toBe(true);
        expect(isInRange(cells, { row: bottom + 1, column: right })).toBe(false);
        expect(rangeSize(cells)).toEqual({ rows: bottom - top + 1, columns: right - left + 1 });
      }),
    );
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
