import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths, columnWidthToFit } from './columnGeometry.ts';

const rows = [
  ['A', 'B'],
  ['1', 'x'.repeat(400)],
];

describe('columnWidths', () => {
  it('keeps widths between the minimum and the maximum', () => {
    expect(columnWidths(rows, { availablePx: 0 })).toEqual([128, 264]);
  });

  it('measures the longest line of a text', () => {
    const lines = [[''], ['x'.repeat(14) + '\n' + 'y'.repeat(20)]];
    expect(columnWidths(lines, { availablePx: 0 })).toEqual([184]);
  });

  it('measures the longest text of a column anywhere in the first 50 rows', () => {
    const long = 'x'.repeat(20);
    const fill = (count: number) => Array.from({ length: count }, () => ['y']);
    const widthOf = (...body: string[][]) => columnWidths([['A'], ...body], { availablePx: 0 });
    expect(widthOf([long], ['y'], [''])).toEqual([184]);
    expect(widthOf(...fill(49), [long])).toEqual([184]);
    expect(widthOf(...fill(50), [long])).toEqual([128]);
  });

  it('fills the available width to the pixel', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 30 }), { minLength: 1, maxLength: 9 }),
        fc.nat(3000),
        (headers, available) => {
          const widths = columnWidths([headers], { availablePx: available });
          const natural = columnWidths([headers], { availablePx: Number.NaN });
          const sum = (list: number[]) => list.reduce((total, width) => total + width, 0);
          expect(sum(widths)).toBe(Math.max(available, sum(natural)));
        },
      ),
    );
  });

  it('fits the placeholder of an empty header and a touch-sized remove button', () => {
    const untitled = [['']];
    expect(columnWidths(untitled, { availablePx: 0 })).toEqual([128]);
    expect(columnWidths(untitled, { availablePx: 0, textScale: 2 })).toEqual([204]);
  });

  it('scales with the text', () => {
    const lines = [['Rating'], ['x'.repeat(20)]];
    expect(columnWidths(lines, { availablePx: 0, textScale: 2 })).toEqual([344]);
    expect(columnWidths(rows, { availablePx: 0, textScale: 2 })).toEqual([128, 528]);
  });

  it('returns no widths for no columns', () => {
    expect(columnWidths([[]], { availablePx: 500 })).toEqual([]);
  });
});

describe('chosen widths', () => {
  it('are kept, and the other columns share the remaining width', () => {
    const rows = [
      ['A', 'B', 'C'],
      ['1', '2', '3'],
    ];
    expect(columnWidths(rows, { availablePx: 600, chosen: [90, null, null] })).toEqual([90, 255, 255]);
    expect(columnWidths(rows, { availablePx: 900, chosen: [90, 100, 110] })).toEqual([90, 100, 110]);
  });

  it('fit the longest text of any row, up to a limit', () => {
    const rows = [['A'], ['b'], ...Array.from({ length: 80 }, () => ['c']), ['x'.repeat(30)]];
    expect(columnWidthToFit(rows, 0)).toBe(30 * 8 + 24);
    expect(columnWidthToFit([['Clamping range']], 0)).toBe(14 * 8 + 52);
    expect(columnWidthToFit([['']], 0)).toBe(8 * 8 + 52);
    expect(columnWidthToFit([['A'], ['x'.repeat(900)]], 0)).toBe(480);
  });
});
