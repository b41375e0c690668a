import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSpecColumns, type SpecTableData } from './specColumnOps.ts';
import { rowText, tableLines, tableText } from './specExportOps.ts';

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

  it('has the same number of cells in every line, for any text', () => {
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

describe('tableLines', () => {
  it('returns the header and every cell, line breaks and quotes included', () => {
    expect(tableLines(table.rows, columns)).toEqual([
      ['Code', 'Use, in words', 'Width (mm)'],
      ['EV-1', 'on "and" off,\nfast', '-25'],
      ['EV-2', '', '15'],
    ]);
  });
});
