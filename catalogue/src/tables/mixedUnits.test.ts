import { describe, expect, it } from 'vitest';
import { findMixedUnits } from './mixedUnits.ts';

const find = (header: string, cells: readonly string[], others: readonly string[] = []) =>
  findMixedUnits({
    rowCount: cells.length,
    columns: [{ header, cells }, ...others.map((title) => ({ header: title, cells: cells.map(() => '') }))],
  });

describe('findMixedUnits', () => {
  it('names the column, its units and its title', () => {
    expect(find('Length', ['1 m', '20 mm', '30 mm'])).toMatchObject([
      { id: 'mixed-units 0', header: 'Length', details: ['mm', 'm'], headersAfter: ['Length'] },
    ]);
  });

  it('converts to the most frequent unit, and keeps the supply', () => {
    const [issue] = find('Current', ['500 mA DC', '2 A DC', '3 A', '4 A', '–']);
    expect(issue?.corrected.columns[0]?.cells).toEqual(['0.5 A DC', '2 A DC', '3 A', '4 A', '–']);
    expect(issue?.rows).toEqual([{ row: '500 mA DC', before: '500 mA DC', after: ['0.5 A DC'] }]);
  });

  it('writes no supply where a cell has none', () => {
    expect(find('Current', ['500 mA', '2 A', '3 A'])[0]?.corrected.columns[0]?.cells[0]).toBe('0.5 A');
  });

  it('keeps the numbers of the target unit as they are written', () => {
    const [issue] = find('Current', ['500 mA', '2.0 A', '03 A']);
    expect(issue?.corrected.columns[0]?.cells).toEqual(['0.5 A', '2.0 A', '03 A']);
  });

  it('keeps the supply of cells when a split column has several', () => {
    const [issue] = find(' Coil power ', ['7 VA AC', '8 VA', '2 W DC', '9 VA']);
    expect(issue?.headersAfter).toEqual(['Coil power (VA)', 'Coil power, DC (W)']);
    expect(issue?.corrected.columns.map(({ cells }) => cells)).toEqual([
      ['7 AC', '8', '', '9'],
      ['', '', '2', ''],
    ]);
  });

  it('omits the unit of a title when it splits', () => {
    expect(find('Power (W)', ['7 VA', '2 A', '3 VA'])[0]?.headersAfter).toEqual(['Power (VA)', 'Power (A)']);
  });

  it('splits off other units than that of the title', () => {
    const [issue] = find('Power (W)', ['7 VA', '8', '9 VA']);
    expect(issue?.corrected.columns).toEqual([
      { header: 'Power (VA)', cells: ['7', '', '9'] },
      { header: 'Power (W)', cells: ['', '8', ''] },
    ]);
  });

  it.each([['Coil power (VA)'], ['Coil power (W)']])('does not split into a column %s twice', (title) => {
    expect(find('Coil power', ['7 VA', '2 W', '9 VA'], [title])).toEqual([]);
  });
});
