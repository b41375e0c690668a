import { createHistory } from '@elvora/design-system/SpecTableEditor';
import { describe, expect, it } from 'vitest';
import { productConflictRows } from './productConflict.ts';
import { newProductForm } from './productFormOps.ts';

describe('productConflictRows', () => {
  it('lists the fields that differ, and no others', () => {
    const mine = { ...newProductForm(), name: 'Relay ', isTrending: true };
    const theirs = {
      ...newProductForm(),
      name: 'Relay 2',
      drawing: { family: 'cable-gland', columns: { A: 'Size' } },
      table: createHistory({ headers: ['Code', 'Size'], rows: [['a', '1']] }),
    };
    expect(
      productConflictRows(mine, theirs).map(({ label, before, after }) => [label, before, after]),
    ).toEqual([
      ['Product Name', 'Relay', 'Relay 2'],
      ['Trending', 'Yes', 'No'],
      ['Specifications', expect.stringContaining('3 rows, 4 columns'), expect.stringContaining('1 row,')],
      ['Drawing', 'No drawing', 'Cable gland\nA: Size'],
    ]);
  });
});
