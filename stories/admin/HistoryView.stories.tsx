import { HistoryView, type HistoryViewProps } from '@elvora/admin/views/history/History';
import { historyEntries } from '@elvora/catalogue/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const onRestore = fn();
const ready: HistoryViewProps = {
  status: 'ready',
  name: 'Brass Cable Gland, Metric Thread',
  breadcrumbs: [{ label: 'Product Management', href: '#/' }, { label: 'History' }],
  entries: historyEntries,
  imageBase: '/media',
  canEdit: true,
  busyId: null,
  onRestore,
};
const meta = preview.meta({
  component: HistoryView,
  parameters: { design: ['admin-enquiries-desktop'] },
  tags: ['visual'],
});

/** Each change with its author, time, differences, and a button to restore it. */
export const Changes = meta.story({
  render: () => <HistoryView {...ready} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Restore this version 18 November 2026, 10:42' }),
    );
    await expect(onRestore).toHaveBeenCalledWith(historyEntries[1]);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});

export const ReadOnly = meta.story({ render: () => <HistoryView {...ready} canEdit={false} /> });

export const Empty = meta.story({ render: () => <HistoryView {...ready} entries={[]} /> });

export const Loading = meta.story({
  render: () => <HistoryView name="" breadcrumbs={ready.breadcrumbs} status="loading" />,
});

export const Failed = meta.story({
  render: () => (
    <HistoryView
      message="The history could not be loaded."
      name=""
      onRetry={fn()}
      breadcrumbs={ready.breadcrumbs}
      status="failed"
    />
  ),
});
