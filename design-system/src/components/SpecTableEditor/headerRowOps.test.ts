import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillRange,
  withHeaderRow,
  looksLikeHeader,
  editWithHeaderRow,
  repeatedHeaders,
} from './headerRowOps.ts';
import { cellAt, clearCells, editCell, type Grid, pasteCells } from './specGridOps.ts';

const grid: Grid = {
  headers: ['A', 'B'],
  rows: [
    ['1', '2'],
    ['3', '4'],
  ],
};

describe('lines', () => {
  it('reach the header as line 0', () => {
    expect(editWithHeaderRow(grid, (lines) => editCell(lines, { row: 0, column: 1 }, 'C')).headers).toEqual([
      'A',
      'C',
    ]);
    expect(editWithHeaderRow(grid, (lines) => editCell(lines, { row: 2, column: 0 }, 'x')).rows[1]).toEqual([
      'x',
      '4',
    ]);
  });

  it('give the same grid when nothing changes', () => {
    expect(editWithHeaderRow(grid, (lines) => lines)).toBe(grid);
    expect(editWithHeaderRow(grid, (lines) => editCell(lines, { row: 1, column: 0 }, '1'))).toBe(grid);
  });

  it('grow with what is pasted over header and rows', () => {
    const cells = [
      ['C', 'D'],
      ['5', '6'],
      ['7', '8'],
      ['9', '10'],
    ];
    expect(
      editWithHeaderRow(grid, (lines) => pasteCells(lines, { at: { row: 0, column: 1 }, cells })),
    ).toEqual({
      headers: ['A', 'C', 'D'],
      rows: [
        ['1', '5', '6'],
        ['3', '7', '8'],
        ['', '9', '10'],
      ],
    });
  });

  it('clear headers and cells alike, and leave the size', () => {
    const range = { anchor: { row: 0, column: 0 }, focus: { row: 1, column: 0 } };
    expect(editWithHeaderRow(grid, (lines) => clearCells(lines, range))).toEqual({
      headers: ['', 'B'],
      rows: [
        ['', '2'],
        ['3', '4'],
      ],
    });
  });
});

describe('filledOver', () => {
  it('repeats the source in every direction', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), fc.nat(5), fc.nat(5), (top, bottom, left, right) => {
        const letters: Grid = {
          headers: Array.from({ length: 6 }, () => ''),
          rows: Array.from({ length: 6 }, (_row, row) =>
            Array.from({ length: 6 }, (_cell, column) => `${row} ${column}`),
          ),
        };
        const source = { anchor: { row: 2, column: 2 }, focus: { row: 3, column: 3 } };
        const target = {
          anchor: { row: Math.min(2, top), column: Math.min(2, left) },
          focus: { row: Math.max(3, bottom), column: Math.max(3, right) },
        };
        const filled = fillRange(letters, { source, target });
        for (let row = target.anchor.row; row <= target.focus.row; row++) {
          for (let column = target.anchor.column; column <= target.focus.column; column++) {
            expect(cellAt(filled, { row, column })).toBe(`${2 + (row % 2)} ${2 + (column % 2)}`);
          }
        }
      }),
    );
  });

  it('over itself changes nothing', () => {
    const lines = withHeaderRow(grid);
    const range = { anchor: { row: 1, column: 0 }, focus: { row: 2, column: 1 } };
    expect(fillRange(lines, { source: range, target: range })).toBe(lines);
  });
});

describe('repeatedHeaders', () => {
  it.each([
    [['A', 'B'], []],
    [
      ['A', 'b', 'a '],
      [0, 2],
    ],
    [['', ''], []],
  ])('of %j are %j', (headers, repeated) => {
    expect([...repeatedHeaders(headers)].sort()).toEqual(repeated);
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
