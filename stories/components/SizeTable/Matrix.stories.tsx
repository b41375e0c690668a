import { longName } from '@elvora/catalogue/fixtures';
import { Stack } from '@elvora/design-system/layout';
import { SizeTable } from '@elvora/design-system/SizeTable';
import preview from '#.storybook/preview';
import { sizeColumns, sizeGroups, sizeRow } from '../../_support/sizes.ts';

const meta = preview.meta({
  component: SizeTable,
  tags: ['visual'],
  args: { label: '', columns: sizeColumns, groups: [] },
});

const onAdd = () => undefined;

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="3">
      <SizeTable
        {...args}
        groups={sizeGroups.map((group) => ({
          ...group,
          rows: group.rows.map((row) => ({ ...row, onAdd })),
        }))}
        label="Below products"
      />
      <SizeTable
        {...args}
        columns={sizeColumns.map((column, at) => ({
          ...column,
          sortHref: '#sort',
          sort: at === 1 ? 'ascending' : 'none',
        }))}
        groups={[
          {
            key: 'list',
            rows: [
              { ...sizeRow('EV-BG-M20', '7–13'), product: { name: longName, href: '#1' }, onAdd },
              {
                ...sizeRow('EV-AGS-20', '≤ 20.9', 'Outer sheath'),
                product: { name: 'Gland', href: '#2' },
                onAdd,
              },
            ],
          },
        ]}
        label="As a list"
      />
    </Stack>
  ),
});

export const RightToLeft = Variants.extend({ globals: { direction: 'rtl' } });

export const ForcedColours = Variants.extend({ globals: { colours: 'forced' } });
