import { EditConflict } from '@elvora/design-system/EditConflict';
import { Stack } from '@elvora/design-system/layout';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: EditConflict,
  tags: ['visual'],
  args: {
    rows: [
      { label: 'Product Name', before: 'Power Contactor 9–38 A', after: 'Power Contactor 9–40 A' },
      { label: 'Status', before: 'Active', after: 'Inactive' },
    ],
    onKeepMine: fn(),
    onKeepTheirs: fn(),
  },
});

export const States = meta.story({
  render: (args) => (
    <Stack>
      <EditConflict {...args} />
      <EditConflict {...args} isBusy labels={{ title: 'A second conflict' }} />
    </Stack>
  ),
});
