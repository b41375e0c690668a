import { PasteListDialog } from '@elvora/design-system/PasteListDialog';
import preview from '#.storybook/preview';
import { pastedEntries, pasteListArgs } from './entries.ts';

const meta = preview.meta({
  component: PasteListDialog,
  parameters: {
    layout: 'fullscreen',
    design: ['storefront-paste-list-desktop', 'storefront-paste-list-mobile'],
  },
  args: pasteListArgs,
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { entries: pastedEntries.slice(0, 2), note: 'Nothing is dropped.' },
});
