import { PasteListDialog } from '@elvora/design-system/PasteListDialog';
import preview from '#.storybook/preview';
import { pastedEntries, pastedText } from './entries.ts';

const act = () => undefined;

const meta = preview.meta({
  component: PasteListDialog,
  parameters: {
    layout: 'fullscreen',
    design: ['storefront-paste-list-desktop', 'storefront-paste-list-mobile'],
  },
  args: {
    isOpen: true,
    onClose: act,
    text: pastedText,
    onTextChange: act,
    lineCount: 6,
    entries: pastedEntries,
    onQuantityChange: act,
    onChoose: act,
    onFileSelect: act,
    addCount: 4,
    onAdd: act,
    note: 'Line 4 stays here until you choose. Nothing is dropped.',
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { entries: pastedEntries.slice(0, 2), note: 'Nothing is dropped.' },
});
