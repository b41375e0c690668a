import { describe, expect, it } from 'vitest';
import { tableDiffText } from './tableDiffText.ts';

const table = (cells: string[][], headers = ['Code', 'Size']) => ({ headers, rows: cells });

describe('a table against another', () => {
  it('reports the first cells that differ', () => {
    expect(
      tableDiffText(
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
    const lines = tableDiffText(table(many), table([])).split('\n');
    expect(lines).toHaveLength(8);
    expect(lines.at(-1)).toBe('…');
  });

  it('skips cells that are empty on both sides', () => {
    expect(tableDiffText(table([['a', '']]), { headers: [], rows: [] })).toBe(
      '1 row, 2 columns\nCode\nSize\nCode, 1: a',
    );
  });

  it('reports a missing table', () => {
    expect(tableDiffText(table([], []), table([]))).toBe('No table');
  });
});
