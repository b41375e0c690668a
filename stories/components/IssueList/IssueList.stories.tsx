import { IssueList } from '@elvora/design-system/IssueList';
import { Panel } from '@elvora/design-system/Panel';
import preview from '#.storybook/preview';
import { issueListArgs } from './issueListArgs.tsx';

const meta = preview.meta({
  component: IssueList,
  parameters: { design: ['admin-dashboard-desktop', 'admin-dashboard-mobile'] },
  args: issueListArgs,
  render: (args) => (
    <Panel title="Needs attention">
      <IssueList {...args} />
    </Panel>
  ),
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { groups: [] } });
