import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, clearCells, editCell, editCells, fillDown, fillRange } from './cellOps.ts';
import type { GridRows } from './specGridOps.ts';

const rowsOf = (...rows: string[]): GridRows => rows.map((cells) => [...cells]);

describe('editCell', () => {
  it('edits headers and cells', () => {
    const rows = rowsOf('AB', '12', '34');
    expect(editCell(rows, { row: 0, column: 1 }, 'C')).toEqual(rowsOf('AC', '12', '34'));
    expect(editCell(rows, { row: 2, column: 0 }, 'x')).toEqual(rowsOf('AB', '12', 'x4'));
  });

  it.each([
    [1, 0, '1'],
    [1, -1, 'x'],
    [1, 2, 'x'],
    [3, 0, 'x'],
  ])('returns the same rows for row %d, column %d and %j', (row, column, text) => {
    const rows = rowsOf('AB', '12', '34');
    expect(editCell(rows, { row, column }, text)).toBe(rows);
    expect(editCells(rows, [{ at: { row, column }, text }])).toBe(rows);
  });
});

describe('editCells', () => {
  it('edits several cells, also of one row, and keeps the other rows', () => {
    const rows = rowsOf('AB', '12', '34');
    const edited = editCells(rows, [
      { at: { row: 1, column: 0 }, text: 'x' },
      { at: { row: 1, column: 1 }, text: 'y' },
      { at: { row: 2, column: 9 }, text: 'z' },
    ]);
    expect(edited).toEqual(rowsOf('AB', 'xy', '34'));
    expect(edited[2]).toBe(rows[2]);
  });
});

it('a cell outside the table is empty', () => {
  expect(cellAt(rowsOf('AB'), { row: 1, column: 0 })).toBe('');
  expect(cellAt(rowsOf('AB'), { row: 0, column: 2 })).toBe('');
});

describe('clearCells', () => {
  it('clears headers and cells and keeps the size', () => {
    const range = { anchor: { row: 0, column: 0 }, focus: { row: 1, column: 0 } };
    expect(clearCells(rowsOf('AB', '12', '34'), range)).toEqual([
      ['', 'B'],
      ['', '2'],
      ['3', '4'],
    ]);
  });
});

describe('fillDown', () => {
  const rows = rowsOf('AB', 'ab', 'cd', 'ef');

  it('copies the first row of the range', () => {
    expect(fillDown(rows, { anchor: { row: 3, column: 0 }, focus: { row: 1, column: 0 } })).toEqual(
      rowsOf('AB', 'ab', 'ad', 'af'),
    );
  });

  it('continues a series above empty cells, column by column', () => {
    const begun: GridRows = [
      ['H', 'I', 'J'],
      ['M16', 'x', '5'],
      ['M20', '', '7'],
      ['', '', '8'],
      ['', '', ''],
    ];
    expect(fillDown(begun, { anchor: { row: 1, column: 0 }, focus: { row: 4, column: 2 } })).toEqual([
      ['H', 'I', 'J'],
      ['M16', 'x', '5'],
      ['M20', 'x', '5'],
      ['M24', 'x', '5'],
      ['M28', 'x', '5'],
    ]);
  });

  it('continues the series of a range that begins at a later column', () => {
    const begun: GridRows = [
      ['H', 'I', 'J'],
      ['a', 'x', 'M16'],
      ['b', 'y', 'M20'],
      ['c', 'z', ''],
    ];
    expect(fillDown(begun, { anchor: { row: 1, column: 1 }, focus: { row: 3, column: 2 } })).toEqual([
      ['H', 'I', 'J'],
      ['a', 'x', 'M16'],
      ['b', 'x', 'M20'],
      ['c', 'x', 'M24'],
    ]);
  });

  it('copies the first cell of a column without empty cells', () => {
    const full = rowsOf('A', '1', '2', '4');
    expect(fillDown(full, { anchor: { row: 1, column: 0 }, focus: { row: 2, column: 0 } })).toEqual(
      rowsOf('A', '1', '1', '4'),
    );
  });

  it('copies the row above a range of one row, and nothing into the header row', () => {
    expect(fillDown(rows, { anchor: { row: 2, column: 1 }, focus: { row: 2, column: 1 } })).toEqual(
      rowsOf('AB', 'ab', 'cb', 'ef'),
    );
    expect(fillDown(rows, { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } })).toBe(rows);
  });
});

describe('fillRange', () => {
  const letters = 'abcdef';
  const at = (row: number, column: number) => ({ row, column });

  it('continues a series in the direction of the drag, also backwards', () => {
    const down = ['H', '10', '12', '', ''].map((text) => [text]);
    const source = { anchor: at(1, 0), focus: at(2, 0) };
    expect(fillRange(down, { source, target: { anchor: at(1, 0), focus: at(4, 0) } }).flat()).toEqual([
      'H',
      '10',
      '12',
      '14',
      '16',
    ]);
    const across = [['', ''].concat('M20', 'M25', ''), ['', '', 'a', 'b', '']];
    const block = { anchor: at(0, 2), focus: at(1, 3) };
    expect(fillRange(across, { source: block, target: { anchor: at(0, 0), focus: at(1, 3) } })).toEqual([
      ['M10', 'M15', 'M20', 'M25', ''],
      ['a', 'b', 'a', 'b', ''],
    ]);
    expect(fillRange(across, { source: block, target: { anchor: at(0, 2), focus: at(1, 4) } })[0]).toEqual([
      '',
      '',
      'M20',
      'M25',
      'M30',
    ]);
  });

  it('keeps the cells of the source unchanged', () => {
    const written = ['1.50', '2.5', '3.50'];
    const down = ['H', ...written, ''].map((text) => [text]);
    const column = { anchor: at(1, 0), focus: at(3, 0) };
    const all = { anchor: at(1, 0), focus: at(4, 0) };
    expect(fillRange(down, { source: column, target: all }).flat()).toEqual(['H', ...written, '4.5']);
    const across = [['H', ...written, '']];
    const line = { anchor: at(0, 1), focus: at(0, 3) };
    const wide = { anchor: at(0, 1), focus: at(0, 4) };
    expect(fillRange(across, { source: line, target: wide })).toEqual([['H', ...written, '4.5']]);
  });

  it('repeats one number, and dates', () => {
    const one = ['H', '10', ''].map((text) => [text]);
    const single = { anchor: at(1, 0), focus: at(1, 0) };
    expect(fillRange(one, { source: single, target: { anchor: at(1, 0), focus: at(2, 0) } }).flat()).toEqual([
      'H',
      '10',
      '10',
    ]);
    const dates = ['H', '01.05.2026', '02.05.2026', '', ''].map((text) => [text]);
    const two = { anchor: at(1, 0), focus: at(2, 0) };
    expect(fillRange(dates, { source: two, target: { anchor: at(1, 0), focus: at(4, 0) } }).flat()).toEqual([
      'H',
      '01.05.2026',
      '02.05.2026',
      '01.05.2026',
      '02.05.2026',
    ]);
  });

  it('repeats the source in every direction', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), fc.nat(5), fc.nat(5), (top, bottom, left, right) => {
        const letterOf = (first: number, count: number, at: number) =>
          letters[first + ((at - first + 6) % count)];
        const rows = Array.from({ length: 6 }, (_row, row) =>
          Array.from({ length: 6 }, (_cell, column) => `${letters[row]} ${letters[column]}`),
        );
        const source = { anchor: { row: 1, column: 2 }, focus: { row: 3, column: 4 } };
        const target = {
          anchor: { row: Math.min(1, top), column: Math.min(2, left) },
          focus: { row: Math.max(3, bottom), column: Math.max(4, right) },
        };
        const filled = fillRange(rows, { source, target });
        for (let row = target.anchor.row; row <= target.focus.row; row++) {
          for (let column = target.anchor.column; column <= target.focus.column; column++) {
            expect(cellAt(filled, { row, column })).toBe(`${letterOf(1, 3, row)} ${letterOf(2, 3, column)}`);
          }
        }
      }),
    );
  });

  it('changes nothing when the target is the source', () => {
    const rows = rowsOf('AB', '12', '34');
    const range = { anchor: { row: 1, column: 0 }, focus: { row: 2, column: 1 } };
    expect(fillRange(rows, { source: range, target: range })).toBe(rows);
  });
});
