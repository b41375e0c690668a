import { FilePickerButton } from '@elvora/design-system/FilePickerButton';
import { IconUpload } from '@elvora/design-system/Icon';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FilePickerButton,
  parameters: { design: ['admin-category-dialog-desktop'] },
  args: {
    label: 'Upload',
    busyLabel: 'Uploading...',
    icon: IconUpload,
    accept: 'image/*',
    onSelect: fn(),
  },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { accept: '.csv' } });

export const Busy = meta.story({ args: { isBusy: true } });
