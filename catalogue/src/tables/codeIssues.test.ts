import { describe, expect, it } from 'vitest';
import { codeColumnsOf, findDoubledCodes, findEmptyCodes } from './codeIssues.ts';
import type { TableGrid } from './tableGrid.ts';

/** A grid of columns by their titles. */
const gridOf = (columns: Readonly<Record<string, readonly string[]>>): TableGrid => ({
  rowCount: Object.values(columns)[0]?.length ?? 0,
  columns: Object.entries(columns).map(([header, cells]) => ({ header, cells })),
});

describe('findEmptyCodes', () => {
  it('removes rows of spaces, without a change of the titles', () => {
    const [issue, ...others] = findEmptyCodes(
      gridOf({ Size: ['1', ' ', '3'], Code: ['XY-1', '  ', 'XY-3'] }),
    );
    expect(others).toEqual([]);
    expect(issue).toEqual({
      id: 'empty-codes rows',
      kind: 'empty-codes',
      header: 'Code',
      details: [],
      correction: 'remove',
      headersAfter: [],
      rowCount: 1,
      rows: [{ row: 'Row 2', before: '', after: [] }],
      corrected: gridOf({ Size: ['1', '3'], Code: ['XY-1', 'XY-3'] }),
    });
  });

  it('fills the blank cells of each code column with a dash', () => {
    const grid = gridOf({ Code: ['XY-1', ' ', 'XY-3'], 'Ordering code': ['Z-1', 'Z-2', ''] });
    expect(findEmptyCodes(grid)).toEqual([
      {
        id: 'empty-codes 0',
        kind: 'empty-codes',
        header: 'Code',
        details: [],
        correction: 'dash',
        headersAfter: ['Code'],
        rowCount: 1,
        rows: [{ row: 'Z-2', before: '', after: ['–'] }],
        corrected: gridOf({ Code: ['XY-1', '–', 'XY-3'], 'Ordering code': ['Z-1', 'Z-2', ''] }),
      },
      expect.objectContaining({
        id: 'empty-codes 1',
        corrected: gridOf({ Code: ['XY-1', ' ', 'XY-3'], 'Ordering code': ['Z-1', 'Z-2', '–'] }),
      }),
    ]);
  });

  it('leaves blank rows of tables without codes', () => {
    expect(findEmptyCodes(gridOf({ Size: ['1', ''] }))).toEqual([]);
  });
});

describe('findDoubledCodes', () => {
  it('gives the later of different rows a dash', () => {
    const grid = gridOf({ Size: ['1', '2', '3'], Code: ['XY-1', 'XY-1', 'XY-2'] });
    expect(findDoubledCodes(grid)).toEqual([
      {
        id: 'doubled-codes 1',
        kind: 'doubled-codes',
        header: 'Code',
        details: ['XY-1'],
        correction: 'dash',
        headersAfter: ['Code'],
        rowCount: 1,
        rows: [{ row: 'XY-1', before: 'XY-1', after: ['–'] }],
        corrected: gridOf({ Size: ['1', '2', '3'], Code: ['XY-1', '–', 'XY-2'] }),
      },
    ]);
  });

  it('removes rows that differ only in spaces', () => {
    const grid = gridOf({ Size: ['1', ' 1 ', '3'], Code: ['XY-1', 'XY-1 ', 'XY-2'] });
    expect(findDoubledCodes(grid)).toEqual([
      expect.objectContaining({
        correction: 'remove',
        headersAfter: [],
        rows: [{ row: 'XY-1', before: 'XY-1', after: [] }],
        corrected: gridOf({ Size: ['1', '3'], Code: ['XY-1', 'XY-2'] }),
      }),
    ]);
  });

  it('keeps all rows when only some of them are equal', () => {
    const grid = gridOf({ Size: ['1', '1', '2', '3'], Code: ['XY-1', 'XY-1', 'XY-1', 'XY-2'] });
    const [issue] = findDoubledCodes(grid);
    expect(issue?.corrected).toEqual(
      gridOf({ Size: ['1', '1', '2', '3'], Code: ['XY-1', '–', '–', 'XY-2'] }),
    );
  });

  it('does not report dashes and texts', () => {
    const cells = ['–', '–', 'XY-1', 'XY-2', 'XY-3', 'on request', 'on request'];
    expect(findDoubledCodes(gridOf({ Code: cells }))).toEqual([]);
  });
});

describe('codeColumnsOf', () => {
  it.each([
    ['a code title over codes', { Code: ['XY-1', 'XY-2'] }, [0]],
    ['codes and dashes', { Code: ['XY-1', '–', '', '-'] }, [0]],
    ['a code title over as many texts as codes', { Code: ['XY-1', 'on request'] }, []],
    ['a code title over texts', { Code: ['on request', 'by mail'] }, []],
    ['another title over codes', { Size: ['XY-1', 'XY-2'] }, []],
    ['no cells', { Code: [] }, []],
  ])('of %s', (_case, columns, expected) => {
    expect(codeColumnsOf(gridOf(columns as Record<string, string[]>))).toEqual(expected);
  });
});
