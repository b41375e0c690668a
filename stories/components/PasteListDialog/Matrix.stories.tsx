import { PasteListDialog } from '@elvora/design-system/PasteListDialog';
import preview from '#.storybook/preview';
import { pasteListArgs } from './entries.ts';

const meta = preview.meta({
  component: PasteListDialog,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: pasteListArgs,
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
