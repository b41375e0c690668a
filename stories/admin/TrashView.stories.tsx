import { TrashView, type TrashViewProps } from '@elvora/admin/views/trash/Trash';
import { fixtureNow, trashItems } from '@elvora/catalogue/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const onRestore = fn();
const ready: TrashViewProps = {
  status: 'ready',
  items: trashItems,
  busyKey: null,
  canEdit: true,
  now: fixtureNow,
  onRestore,
};
const meta = preview.meta({
  component: TrashView,
  parameters: { design: ['admin-enquiries-desktop'] },
  tags: ['visual'],
});

export const Filled = meta.story({
  render: () => <TrashView {...ready} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Contactors' }));
    await expect(onRestore).toHaveBeenCalledWith(trashItems[0]);
    await expect(canvas.getByText(/with 2 subcategories and 11 products/)).toBeVisible();
  },
});

export const ReadOnly = meta.story({ render: () => <TrashView {...ready} canEdit={false} /> });

export const Empty = meta.story({ render: () => <TrashView {...ready} items={[]} /> });

export const Loading = meta.story({ render: () => <TrashView status="loading" /> });

export const Failed = meta.story({
  render: () => <TrashView message="The trash could not be loaded." onRetry={fn()} status="failed" />,
});
