import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTabSeparated } from './copiedCellOps.ts';
import { parsePastedText, unmergedCells } from './specClipboardOps.ts';

describe('parsePastedText', () => {
  it.each([
    {
      from: 'Excel and Sheets',
      text: 'A\tB\r\n1\t2\r\n',
      cells: [
        ['A', 'B'],
        ['1', '2'],
      ],
    },
    { from: 'a cell with a line break', text: 'A\t"x\ny"\n', cells: [['A', 'x\ny']] },
    { from: 'a cell with quotes', text: '"3"" pipe"\tB', cells: [['3" pipe', 'B']] },
    { from: 'an inch sign that is no quote', text: '3" pipe\t"B', cells: [['3" pipe', '"B']] },
    {
      from: 'CSV',
      text: 'code,size\nEV-1,"1,5"',
      cells: [
        ['code', 'size'],
        ['EV-1', '1,5'],
      ],
    },
    {
      from: 'CSV with decimal commas',
      text: 'a;b\n1,5;2',
      cells: [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    },
    {
      from: 'Markdown',
      text: '| A | B |\n|---|:-:|\n| 1 \\| 2 | 3 |',
      cells: [
        ['A', 'B'],
        ['1 | 2', '3'],
      ],
    },
    {
      from: 'a PDF',
      text: 'M12   3–6.5   5\nM16   4.5–10  6',
      cells: [
        ['M12', '3–6.5', '5'],
        ['M16', '4.5–10', '6'],
      ],
    },
    { from: 'one sentence with commas', text: 'red, green and blue', cells: [['red, green and blue']] },
    { from: 'several lines', text: 'one\ntwo', cells: [['one'], ['two']] },
    { from: 'zero-width characters', text: '\uFEFFA\u200B\tB', cells: [['A', 'B']] },
    { from: 'nothing', text: '', cells: [['']] },
  ])('parses $from', ({ text, cells }) => {
    expect(parsePastedText(text)).toEqual(cells);
  });

  it('returns at least one cell for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const cells = parsePastedText(text);
        expect(cells.length).toBeGreaterThan(0);
        expect(cells.every((line) => line.length > 0)).toBe(true);
      }),
    );
  });

  it('reads back what was copied', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '1', '"', '\n', '\t', ',', ' ', '|', 'é'), maxLength: 8 })
      .map((text) => text.trim());
    const cells = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    fc.assert(
      fc.property(cells, (lines) => {
        expect(parsePastedText(toTabSeparated(lines))).toEqual(lines);
      }),
    );
  });

  it('parses 100 kB of quotes within a second (O73)', () => {
    const start = performance.now();
    parsePastedText(`${'"a,\t'.repeat(25_000)}`);
    parsePastedText(`|${'-|'.repeat(50_000)}\n|${'-|'.repeat(50_000)}x`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('unmergedCells', () => {
  const cell = (text: string, rowSpan = 1, columnSpan = 1) => ({ text, rowSpan, columnSpan });

  it('fills every position of a merged cell', () => {
    expect(
      unmergedCells([
        [cell('A', 2), cell('B', 1, 2)],
        [cell('c'), cell('d')],
      ]),
    ).toEqual([
      ['A', 'B', 'B'],
      ['A', 'c', 'd'],
    ]);
  });

  it('pads short lines and clips spans to the table', () => {
    expect(
      unmergedCells([
        [cell('A', 9), cell('B')],
        [cell('c', 0, 0), cell('d')],
      ]),
    ).toEqual([
      ['A', 'B', ''],
      ['A', 'c', 'd'],
    ]);
  });
});
