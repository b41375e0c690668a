import { SizeTable } from '@elvora/design-system/SizeTable';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { sizeColumns, sizeGroups, sizeRow } from '../../_support/sizes.ts';

const meta = preview.meta({
  component: SizeTable,
  parameters: {
    design: [
      'storefront-search-understood-desktop',
      'storefront-search-understood-mobile',
      'storefront-finder-table-desktop',
    ],
  },
  args: {
    label: 'Results for brass gland 9-12 mm',
    columns: sizeColumns,
    groups: sizeGroups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, onAdd: fn() })),
    })),
  },
});

/** Sizes below their products; values that meet the query are marked. */
export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { groups: sizeGroups } });

/** One list of sizes, sorted by a column. */
export const List = meta.story({
  args: {
    label: 'Sizes of Cable Glands',
    columns: sizeColumns.map((column, at) => ({
      ...column,
      sortHref: `#${column.key}`,
      sort: at === 1 ? 'ascending' : 'none',
    })),
    groups: [
      {
        key: 'all',
        rows: ['EV-BG-M20', 'EV-BGE-M20', 'EV-AGD-20S'].map((code) => ({
          ...sizeRow(code, '7–12'),
          product: { name: 'Brass Cable Gland, Metric Thread', href: '#product' },
          onAdd: fn(),
        })),
      },
    ],
  },
});
