import { historyOf } from '@elvora/design-system/SpecTableEditor';
import { describe, expect, it } from 'vitest';
import { conflictRows } from './productConflict.ts';
import { newForm } from './productFormOps.ts';

describe('two sides of a product', () => {
  it('are shown where they differ, and nowhere else', () => {
    const mine = { ...newForm(), name: 'Relay ', isTrending: true };
    const theirs = {
      ...newForm(),
      name: 'Relay 2',
      table: historyOf({ headers: ['Code', 'Size'], rows: [['a', '1']] }),
    };
    expect(conflictRows(mine, theirs).map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Product Name', 'Relay', 'Relay 2'],
      ['Trending', 'Yes', 'No'],
      ['Specifications', expect.stringContaining('3 rows, 4 columns'), expect.stringContaining('1 row,')],
    ]);
  });
});
