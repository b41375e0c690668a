import { ActivityList } from '@elvora/design-system/ActivityList';
import { Panel } from '@elvora/design-system/Panel';
import preview from '#.storybook/preview';
import { activityListArgs } from './activityListArgs.tsx';

const meta = preview.meta({
  component: ActivityList,
  tags: ['visual'],
  args: activityListArgs,
  render: (args) => (
    <Panel title="New enquiries">
      <ActivityList {...args} />
    </Panel>
  ),
});

export const Items = meta.story({});
