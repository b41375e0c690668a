import { describe, expect, it } from 'vitest';
import { looksLikeHeader, tileCells } from './pastedBlockOps.ts';

describe('tileCells', () => {
  it('repeats a block over a range that is a multiple of its size', () => {
    expect(tileCells([['x']], { rows: 2, columns: 3 })).toEqual([
      ['x', 'x', 'x'],
      ['x', 'x', 'x'],
    ]);
    expect(tileCells([['x', 'y']], { rows: 1, columns: 3 })).toEqual([['x', 'y']]);
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
    [[['Code', 'Size']], false],
    [[], false],
  ])('%j: %s', (cells, expected) => {
    expect(looksLikeHeader(cells)).toBe(expected);
  });
});
