import { historyOf } from '@elvora/design-system/SpecTableEditor';
import { describe, expect, it } from 'vitest';
import { conflictRows, tableText } from './productConflict.ts';
import { newForm } from './productFormOps.ts';

const table = (cells: string[][], headers = ['Code', 'Size']) => ({ headers, rows: cells });

describe('two sides of a product', () => {
  it('are shown where they differ, and nowhere else', () => {
    const mine = { ...newForm(), name: 'Relay ', isTrending: true };
    const theirs = { ...newForm(), name: 'Relay 2', table: historyOf(table([['a', '1']])) };
    expect(conflictRows(mine, theirs).map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Product Name', 'Relay', 'Relay 2'],
      ['Trending', 'Yes', 'No'],
      ['Specifications', expect.stringContaining('3 rows, 4 columns'), expect.stringContaining('1 rows')],
    ]);
  });
});

describe('a table against another', () => {
  it('names the first cells that differ', () => {
    expect(
      tableText(
        table([
          ['a', '1'],
          ['b', ''],
        ]),
        table([
          ['a', '2'],
          ['b', 'x'],
        ]),
      ),
    ).toBe('2 rows, 2 columns\nSize, 1: 1\nSize, 2: –');
  });

  it('does not list a whole table', () => {
    const many = Array.from({ length: 9 }, (_row, row) => [`${row}`, '']);
    const lines = tableText(table(many), table([])).split('\n');
    expect(lines).toHaveLength(8);
    expect(lines.at(-1)).toBe('…');
  });

  it('says that there is none', () => {
    expect(tableText(table([], []), table([]))).toBe('No table');
  });
});
