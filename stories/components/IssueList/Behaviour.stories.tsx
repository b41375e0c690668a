import { IconPhotoOff, IconTableOff } from '@elvora/design-system/Icon';
import { IssueList } from '@elvora/design-system/IssueList';
import { Panel } from '@elvora/design-system/Panel';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: IssueList,
  tags: ['behaviour'],
  args: {
    groups: [
      {
        id: 'table',
        icon: IconTableOff,
        label: '1 product has unreadable table data',
        issues: [{ id: '1', name: 'Brass Cable Gland M20', href: '#/1', detail: 'Row 3 has 4 of 5 cells' }],
      },
      {
        id: 'image',
        icon: IconPhotoOff,
        label: '2 products have no picture',
        issues: [
          { id: '2', name: 'Nylon Cable Tie', href: '#/2' },
          { id: '3', name: 'A datasheet without a page' },
        ],
      },
    ],
  },
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
