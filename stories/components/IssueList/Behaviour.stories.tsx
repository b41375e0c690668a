import { IssueList } from '@elvora/design-system/IssueList';
import { Panel } from '@elvora/design-system/Panel';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { issueListArgs } from './issueListArgs.tsx';

const meta = preview.meta({
  component: IssueList,
  tags: ['behaviour'],
  args: issueListArgs,
  render: (args) => (
    <Panel title="Needs attention">
      <IssueList {...args} />
    </Panel>
  ),
});

export const ExpandsAGroupOfLinks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nylon Cable Tie')).not.toBeVisible();
    await userEvent.click(canvas.getByText('2 products have no picture'));
    await expect(canvas.getByRole('link', { name: 'Nylon Cable Tie' })).toHaveAttribute('href', '#/2');
    await expect(canvas.getByText('A datasheet without a page')).toBeVisible();
  },
});
