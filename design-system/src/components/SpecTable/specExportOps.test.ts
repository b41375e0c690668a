import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSpecColumns, type SpecTableData } from './specColumnOps.ts';
import { fileName, rowText, tableCsv, tableText } from './specExportOps.ts';

const table: SpecTableData = {
  headers: ['Code', 'Use, in words', 'Width (mm)'],
  rows: [
    { a1: 'EV-1', a2: 'on "and" off,\nfast', a3: '-25' },
    { a1: 'EV-2', a3: ' 15 ' },
  ],
};
const columns = toSpecColumns(table);

describe('copied text', () => {
  it('has tabs between cells and a line for each row', () => {
    expect(tableText(table.rows, columns)).toBe(
      'Code\tUse, in words\tWidth (mm)\nEV-1\ton "and" off, fast\t-25\nEV-2\t\t15',
    );
    expect(rowText({ a1: 'EV-1' }, columns)).toBe('EV-1\t\t');
  });

  it('has as many cells in every line, whatever is in them', () => {
    const cell = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(fc.record({ a1: cell, a2: cell, a3: cell })), (rows) => {
        const lines = tableText(rows, columns).split('\n');
        expect(lines).toHaveLength(rows.length + 1);
        for (const line of lines) expect(line.split('\t')).toHaveLength(3);
      }),
    );
  });
});

/** What a reader of RFC 4180 makes of it. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  pattern.lastIndex = 1;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, cell = '', end] = match;
    line.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

describe('CSV', () => {
  it('keeps every cell as it is, line breaks and quotes included', () => {
    expect(readCsv(tableCsv(table.rows, columns))).toEqual([
      ['Code', 'Use, in words', 'Width (mm)'],
      ['EV-1', 'on "and" off,\nfast', '-25'],
      ['EV-2', '', '15'],
    ]);
  });

  it('loses nothing', () => {
    const cell = fc.string().map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(fc.record({ a1: cell, a2: cell, a3: cell })), (rows) => {
        const read = readCsv(tableCsv(rows, columns)).slice(1);
        expect(read.map((cells) => cells.map((text) => text.replace(/^'(?=[=@+-])/, '')))).toEqual(
          rows.map(({ a1, a2, a3 }) => [a1, a2, a3].map((text) => text.replace(/^'(?=[=@+-])/, ''))),
        );
      }),
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd', "'+cmd"],
    ['-A1', "'-A1"],
    ['-25', '-25'],
    ['+60', '+60'],
    ['-25…+60', '-25…+60'],
  ])('writes %s as %s', (cell, written) => {
    const [, line] = readCsv(tableCsv([{ a1: cell }], toSpecColumns({ headers: ['Code'], rows: [] })));
    expect(line).toEqual([written]);
  });
});

describe('fileName', () => {
  it.each([
    ['Specifications of Slotted Wiring Duct, PVC Grey', 'specifications-of-slotted-wiring-duct-pvc-grey.csv'],
    ['M20 × 1.5 / "x"', 'm20-1-5-x.csv'],
    ['…', 'table.csv'],
  ])('of %s is %s', (caption, name) => expect(fileName(caption, 'csv')).toBe(name));
});
