import { Stack } from '@elvora/design-system/layout';
import { Panel } from '@elvora/design-system/Panel';
import preview from '#.storybook/preview';
import { panelArgs } from './panelArgs.tsx';

const meta = preview.meta({
  component: Panel,
  tags: ['visual'],
  args: panelArgs,
});

export const Variants = meta.story({
  render: (args) => (
    <Stack>
      <Panel {...args} />
      <Panel
        {...args}
        action={undefined}
        title="A title that takes more than one line on the smallest screens"
      />
    </Stack>
  ),
});
