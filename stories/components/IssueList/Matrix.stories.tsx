import { IssueList } from '@elvora/design-system/IssueList';
import { Panel } from '@elvora/design-system/Panel';
import preview from '#.storybook/preview';
import { clockGroup, issueListArgs } from './issueListArgs.tsx';

const meta = preview.meta({
  component: IssueList,
  tags: ['visual'],
  args: issueListArgs,
  render: (args) => (
    <Panel title="Needs attention">
      <IssueList {...args} />
    </Panel>
  ),
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('1 product has unreadable table data'));
  },
});

export const WithAnAction = meta.story({
  args: { groups: [clockGroup] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(clockGroup.label));
  },
});
