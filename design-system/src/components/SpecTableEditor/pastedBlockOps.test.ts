import { describe, expect, it } from 'vitest';
import { looksLikeHeader, tileCells } from './pastedBlockOps.ts';

describe('tileCells', () => {
  it('repeats a block over a range that is a multiple of its size', () => {
    expect(tileCells([['x']], { rows: 2, columns: 3 })).toEqual([
      ['x', 'x', 'x'],
      ['x', 'x', 'x'],
    ]);
    const block = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    expect(tileCells(block, { rows: 4, columns: 2 })).toEqual([...block, ...block]);
  });

  it.each([
    { cells: [['x', 'y']], size: { rows: 1, columns: 3 } },
    { cells: [['x'], ['y']], size: { rows: 3, columns: 1 } },
    { cells: [], size: { rows: 2, columns: 2 } },
    { cells: [[]], size: { rows: 2, columns: 2 } },
  ])('copies $cells once for a range of $size', ({ cells, size }) => {
    expect(tileCells(cells, size)).toEqual(cells);
  });
});

describe('looksLikeHeader', () => {
  it.each([
    [
      [
        ['Code', 'Size (mm)'],
        ['EV-1', '12'],
      ],
      true,
    ],
    [
      [
        ['EV-1', '12'],
        ['EV-2', '14'],
      ],
      false,
    ],
    [
      [
        ['Code', ''],
        ['EV-1', '12'],
      ],
      false,
    ],
    [
      [
        ['Code', 'Size 2'],
        ['EV-1', '5'],
        ['EV-2', '–'],
      ],
      true,
    ],
    [
      [
        ['Code', 'Type'],
        ['EV-1', 'A5'],
      ],
      false,
    ],
    [[['Code'], ['12']], false],
    [[['Code', 'Size']], false],
    [[], false],
  ])('of %j is %s', (cells, expected) => {
    expect(looksLikeHeader(cells)).toBe(expected);
  });
});
