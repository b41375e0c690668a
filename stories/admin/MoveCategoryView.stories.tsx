import { MoveCategoryView } from '@elvora/admin/views/categories/MoveCategory';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: MoveCategoryView,
  tags: ['visual'],
  parameters: { design: ['admin-category-dialog-desktop'], layout: 'fullscreen' },
  args: {
    name: 'Contactors',
    parentName: 'Control & Switchgear',
    parents: [
      { name: null, label: 'None (Main Category)' },
      { name: 'Control & Switchgear', label: 'Control & Switchgear' },
    ],
    isBusy: false,
    conflict: null,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

export const Moving = meta.story({ args: { isBusy: true } });

export const Conflict = meta.story({
  args: {
    conflict: {
      rows: [{ label: 'Parent Category', before: 'Control & Switchgear', after: 'None (Main Category)' }],
      onKeepMine: fn(),
      onKeepTheirs: fn(),
    },
  },
});
