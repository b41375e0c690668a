import { EditConflict } from '@elvora/design-system/EditConflict';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: EditConflict,
  parameters: { design: ['admin-category-dialog-desktop'] },
  args: {
    rows: [
      { label: 'Product Name', before: 'Power Contactor 9–38 A', after: 'Power Contactor 9–40 A' },
      { label: 'Status', before: 'Active', after: 'Inactive' },
    ],
    onKeepMine: fn(),
    onKeepTheirs: fn(),
  },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { labels: { theirs: 'Saved by Meera' } } });

/** Both choices are disabled while saving. */
export const Busy = meta.story({ args: { isBusy: true } });
