import { FilePickerButton } from '@elvora/design-system/FilePickerButton';
import { IconUpload } from '@elvora/design-system/Icon';
import { Inline } from '@elvora/design-system/layout';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FilePickerButton,
  tags: ['visual'],
  args: {
    label: 'Upload',
    busyLabel: 'Uploading...',
    icon: IconUpload,
    accept: 'image/*',
    onSelect: fn(),
  },
});

export const States = meta.story({
  render: (args) => (
    <Inline>
      <FilePickerButton {...args} />
      <FilePickerButton {...args} isBusy />
    </Inline>
  ),
});
