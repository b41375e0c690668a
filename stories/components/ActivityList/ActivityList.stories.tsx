import { ActivityList } from '@elvora/design-system/ActivityList';
import { Panel } from '@elvora/design-system/Panel';
import preview from '#.storybook/preview';
import { activityListArgs } from './activityListArgs.tsx';

const meta = preview.meta({
  component: ActivityList,
  parameters: { design: ['admin-dashboard-desktop', 'admin-dashboard-mobile'] },
  args: activityListArgs,
  render: (args) => (
    <Panel title="New enquiries">
      <ActivityList {...args} />
    </Panel>
  ),
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { items: [] } });
