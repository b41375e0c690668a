import { longName } from '@elvora/catalogue/fixtures';
import { CompareTable } from '@elvora/design-system/CompareTable';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { compareColumns, compareDifferences, compareEqual } from '../../_support/comparison.ts';

const meta = preview.meta({
  component: CompareTable,
  tags: ['visual'],
  args: { label: '', columns: compareColumns, differences: compareDifferences, equal: compareEqual },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="4">
      <CompareTable {...args} addSlot="Code or name" label="Three sizes" note="Up to four." />
      <CompareTable
        {...args}
        columns={[...compareColumns.slice(0, 1), ...compareColumns.slice(0, 1)].map((column, at) => ({
          ...column,
          key: String(at),
          title: at === 0 ? column.title : longName,
          source: at === 0 ? column.source : null,
        }))}
        differences={[]}
        equal={compareEqual.map((row) => ({ ...row, cells: row.cells.slice(0, 2) }))}
        label="Equal"
      />
    </Stack>
  ),
});

export const RightToLeft = Variants.extend({ globals: { direction: 'rtl' } });

export const ForcedColours = Variants.extend({ globals: { colours: 'forced' } });
