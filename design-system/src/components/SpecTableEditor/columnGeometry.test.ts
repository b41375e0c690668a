import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths } from './columnGeometry.ts';

const grid = { headers: ['A', 'B'], rows: [['1', 'x'.repeat(400)]] };

describe('columnWidths', () => {
  it('stay between the narrowest and the widest', () => {
    expect(columnWidths(grid, { availablePx: 0 })).toEqual([128, 264]);
  });

  it('go by the longest line of a text', () => {
    const lines = { headers: [''], rows: [['x'.repeat(14) + '\n' + 'y'.repeat(20)]] };
    expect(columnWidths(lines, { availablePx: 0 })).toEqual([184]);
  });

  it('fill the place there is, to the pixel', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 30 }), { minLength: 1, maxLength: 9 }),
        fc.nat(3000),
        (headers, available) => {
          const widths = columnWidths({ headers, rows: [] }, { availablePx: available });
          const natural = columnWidths({ headers, rows: [] }, { availablePx: Number.NaN });
          const sum = (list: number[]) => list.reduce((total, width) => total + width, 0);
          expect(sum(widths)).toBe(Math.max(available, sum(natural)));
        },
      ),
    );
  });

  it('leave place for the number of a header without a title, and for a remove button a finger can hit', () => {
    const untitled = { headers: [''], rows: [] };
    expect(columnWidths(untitled, { availablePx: 0 })).toEqual([128]);
    expect(columnWidths(untitled, { availablePx: 0, textScale: 2 })).toEqual([204]);
  });

  it('grow with the text', () => {
    const lines = { headers: ['Rating'], rows: [['x'.repeat(20)]] };
    expect(columnWidths(lines, { availablePx: 0, textScale: 2 })).toEqual([344]);
    expect(columnWidths(grid, { availablePx: 0, textScale: 2 })).toEqual([128, 528]);
  });

  it('of no columns are none', () => {
    expect(columnWidths({ headers: [], rows: [] }, { availablePx: 500 })).toEqual([]);
  });
});
