import { Stack } from '@elvora/design-system/layout';
import { ListToolbar } from '@elvora/design-system/ListToolbar';
import preview from '#.storybook/preview';
import { listToolbarArgs } from './listToolbarArgs.tsx';

const meta = preview.meta({ component: ListToolbar, tags: ['visual'], args: listToolbarArgs });

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="4">
      <ListToolbar {...args} />
      <ListToolbar search={args.search} view={args.view} />
    </Stack>
  ),
});
