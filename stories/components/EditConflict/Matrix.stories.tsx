import { EditConflict } from '@elvora/design-system/EditConflict';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { editConflictArgs } from './editConflictArgs.ts';

const meta = preview.meta({
  component: EditConflict,
  tags: ['visual'],
  args: editConflictArgs,
});

export const States = meta.story({
  render: (args) => (
    <Stack>
      <EditConflict {...args} />
      <EditConflict {...args} isBusy labels={{ title: 'A second conflict' }} />
    </Stack>
  ),
});
