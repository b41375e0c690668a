import { describe, expect, it } from 'vitest';
import { historyRows } from './historyRows.ts';

const sides = (field: string, before: string | null, after: string) => {
  const [row] = historyRows([{ field, before, after }]);
  return [row?.label, row?.before.text, row?.after.text];
};
const data = (...codes: string[]) =>
  JSON.stringify({ headers: ['Code', 'Size'], rows: codes.map((a1) => ({ a1, a2: '' })) });

describe('a change in the history', () => {
  it.each([
    ['bestseller', '0', '1', ['Bestseller', 'No', 'Yes']],
    ['trending', null, '0', ['Trending', null, 'No']],
    ['cactive', '1', '0', ['Status', 'Active', 'Inactive']],
    ['cparentname', '', 'Relays', ['Parent Category', 'None (Main Category)', 'Relays']],
    ['description', 'a', 'b', ['Description', 'a', 'b']],
    ['imageAlts', '', 'Front', ['Image descriptions', '', 'Front']],
    [
      'drawing',
      '',
      '{"family":"cable-gland","columns":{"A":"Entry thread"}}',
      ['Drawing', 'No drawing', 'Cable gland\nA: Entry thread'],
    ],
    ['unheard_of', 'a', 'b', ['unheard_of', 'a', 'b']],
  ])('of %s has a label and readable values', (field, before, after, expected) => {
    expect(sides(field, before, after)).toEqual(expected);
  });

  it('shows pictures and their number', () => {
    const [row] = historyRows([{ field: 'images', before: 'a.jpg', after: 'b.png,a.jpg' }]);
    expect(row).toMatchObject({
      before: { text: '1 image', images: ['a.jpg'] },
      after: { text: '2 images', images: ['b.png', 'a.jpg'] },
    });
  });

  it('lists the accepted issues of tables', () => {
    const accepted = [{ kind: 'outliers', header: 'Weight (g)', fingerprint: 'x' }];
    expect(sides('acceptedIssues', '', JSON.stringify(accepted))).toEqual([
      'Findings left as they are',
      '',
      'Outliers: Weight (g)',
    ]);
  });

  it('lists the cells of a table that differ', () => {
    expect(sides('data', data('M12', 'M16'), data('M12', 'M20'))).toEqual([
      'Specifications',
      '2 rows, 2 columns\nCode, 2: M16',
      '2 rows, 2 columns\nCode, 2: M20',
    ]);
    expect(sides('data', '', data('M12'))).toEqual([
      'Specifications',
      'No table',
      '1 row, 2 columns\nCode\nSize\nCode, 1: M12',
    ]);
  });

  it('lists the cells of columns with the names of inherited properties (O71)', () => {
    const table = '{"headers":["Code"],"rows":[{"a1":"M12"},{"constructor":"x"}]}';
    expect(sides('data', '', table)[2]).toMatch(/^2 rows, 1 column\nCode\n/);
  });

  it('shows invalid table data unchanged', () => {
    expect(sides('data', '{"headers": [', data('M12'))[1]).toBe('{"headers": [');
  });
});
