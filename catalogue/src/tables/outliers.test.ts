import { describe, expect, it } from 'vitest';
import { findOutliers } from './outliers.ts';

const find = (cells: readonly string[], header = 'Value') =>
  findOutliers({ rowCount: cells.length, columns: [{ header, cells }] });
const correct = (cells: readonly string[]) => find(cells).map(({ corrected }) => corrected.columns[0]?.cells);

describe('findOutliers', () => {
  it('describes the outlier by its neighbours', () => {
    const cells = ['6', '10', '16', '250', '35', '50'];
    expect(find(cells)).toEqual([
      {
        id: 'outliers 0',
        kind: 'outliers',
        header: 'Value',
        details: ['250', '16', '35'],
        correction: 'rescale',
        headersAfter: ['Value'],
        rowCount: 1,
        rows: [{ row: '250', before: '250', after: ['25'] }],
        corrected: { rowCount: 6, columns: [{ header: 'Value', cells: cells.with(3, '25') }] },
      },
    ]);
  });

  it('describes one among equal values by the common value', () => {
    expect(find(['6 A', '6 A', '0.05 A', '6 A', '6 A', '6 A'])).toMatchObject([
      { details: ['0.05 A', '6 A'], correction: 'equalise', headersAfter: ['Value'] },
    ]);
  });

  it.each([
    ['that equals its corrected neighbour', ['6', '10', '16', '160', '35', '50', '70'], '16'],
    ['in falling values', ['70', '50', '350', '25', '16', '10', '6'], '35'],
    ['at the start of rising values', ['60', '10', '16', '25', '35', '50'], '6'],
    ['at the start of falling values', ['7', '50', '35', '25', '16', '10'], '70'],
    ['at the end of rising values', ['6', '10', '16', '25', '35', '5'], '50'],
    ['at the end of falling values', ['70', '50', '35', '25', '16', '100'], '10'],
    ['at the end, as large as its neighbour', ['6', '10', '16', '25', '35', '3.5'], '35'],
    ['at the end, three times its neighbour', ['6', '10', '16', '25', '30', '9'], '90'],
    ['after blank cells', ['6', '–', '10', '', '16', '250', '35', '50'], '25'],
  ])('moves the decimal point of a value %s', (_case, cells, after) => {
    const [corrected] = correct(cells);
    expect(corrected?.filter((cell, at) => cell !== cells[at])).toEqual([after]);
  });

  it.each([
    ['at least eight times as large', ['6', '6', '6', '48', '6', '6'], '6'],
    ['at most an eighth', ['48', '48', '6', '48', '48', '48'], '48'],
  ])('replaces one value %s among equal ones', (_case, cells, after) => {
    const [corrected] = correct(cells);
    expect(corrected).toEqual(cells.map(() => after));
  });

  it.each([
    ['a factor below eight', ['6', '6', '6', '47', '6', '6']],
    ['a fraction above an eighth', ['48', '48', '7', '48', '48', '48']],
    ['two other values', ['6', '6', '6', '60', '6', '6', '60']],
    ['three values', ['6', '6', '6', '60', '6', '6', '90']],
    ['too few numbers', ['6', '6', '60', '6', '6']],
    ['too few different numbers', ['6', '6', '6', '250', '10', '10', '16']],
    ['several units', ['6 A', '10 A', '16 A', '250 mA', '35 A', '50 A']],
    ['a text', ['6', '10', '16', '250', '35', '50', 'large']],
    ['zero', ['0', '10', '16', '250', '35', '50', '70']],
    ['a range', ['6', '10', '16', '250', '35', '50–70', '80']],
    ['an end far from its neighbour', ['6', '10', '16', '25', '30', '9.1']],
  ])('finds none among %s', (_case, cells) => {
    expect(find(cells)).toEqual([]);
  });

  it('leaves codes alone', () => {
    const cells = ['6', '10', '16', '250', '35', '50'];
    expect(find(cells, 'Ordering code')).toEqual([]);
  });
});
