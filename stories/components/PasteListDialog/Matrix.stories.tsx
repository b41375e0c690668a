import { PasteListDialog } from '@elvora/design-system/PasteListDialog';
import preview from '#.storybook/preview';
import { pastedEntries, pastedText } from './entries.ts';

const act = () => undefined;

const meta = preview.meta({
  component: PasteListDialog,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
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

export const Lines = meta.story();

export const TooManyLines = meta.story({
  args: {
    entries: [],
    lineCount: 5312,
    addCount: 0,
    problem: {
      title: '5,312 lines are too many for one list',
      text: 'A list holds up to 2,000 lines. Nothing was added. Paste it in parts.',
    },
  },
});
