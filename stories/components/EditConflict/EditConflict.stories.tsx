import { EditConflict } from '@elvora/design-system/EditConflict';
import preview from '#.storybook/preview';
import { editConflictArgs } from './editConflictArgs.ts';

const meta = preview.meta({
  component: EditConflict,
  parameters: { design: ['admin-category-dialog-desktop'] },
  args: editConflictArgs,
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { labels: { theirs: 'Saved by Meera' } } });

/** Both choices are disabled while saving. */
export const Busy = meta.story({ args: { isBusy: true } });
