import { TablesView, type TablesViewProps } from '@elvora/admin/views/tables/Tables';
import { tableIssues } from '@elvora/catalogue/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const onCorrect = fn();
const onAccept = fn();
const ready: TablesViewProps = {
  state: { status: 'ready', page: tableIssues },
  params: {},
  onParamsChange: fn(),
  getHref: ({ issue }) => `/admin/tables?issue=${issue}`,
  getProductHref: (id) => `/admin/products?edit=${id}`,
  canEdit: true,
  onCorrect,
  onAccept,
  saving: null,
};
const meta = preview.meta({
  component: TablesView,
  parameters: { design: ['admin-tables-desktop'] },
  tags: ['visual'],
});

export const OpenIssue = meta.story({
  render: () => <TablesView {...ready} params={{ issue: '3 mixed-units 4' }} />,
});

export const CorrectsInOnePress = meta.story({
  tags: ['behaviour', '!visual'],
  render: () => <TablesView {...ready} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change to 25\b/ }));
    await expect(onCorrect).toHaveBeenLastCalledWith(tableIssues.items[2]);
  },
});

/** An accepted finding stays hidden until its column changes. */
export const LeavesAFindingAsItIs = meta.story({
  tags: ['behaviour', '!visual'],
  render: () => <TablesView {...ready} />,
  play: async ({ canvas, userEvent }) => {
    const name = /^Leave as it is ?, Conductor \(mm²\), Aluminium Ring Lug$/;
    const [, outlier] = canvas.getAllByRole('button', { name });
    await userEvent.click(outlier ?? canvas.getByRole('button', { name }));
    await expect(onAccept).toHaveBeenLastCalledWith(tableIssues.items[2]);
  },
});

/** Viewers see findings and their effect without the buttons. */
export const ForViewers = meta.story({
  tags: ['behaviour', '!visual'],
  render: () => <TablesView {...ready} canEdit={false} params={{ issue: '5 outliers 1' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Change to 25\b/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Leave as it is/ })).toBeNull();
    await expect(canvas.getByRole('table', { name: 'What changes' })).toHaveTextContent('EV-ARL-25250');
  },
});

export const Failed = meta.story({
  render: () => (
    <TablesView
      {...ready}
      state={{ status: 'failed', message: 'The tables could not be checked.', onRetry: fn() }}
    />
  ),
});
