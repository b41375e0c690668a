import { FilePickerButton } from '@elvora/design-system/FilePickerButton';
import { IconUpload } from '@elvora/design-system/Icon';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FilePickerButton,
  tags: ['behaviour'],
  args: {
    label: 'Upload',
    busyLabel: 'Uploading...',
    icon: IconUpload,
    accept: 'image/*',
    onSelect: fn(),
  },
});

/** The same file can be selected again (S-336). */
export const ReportsTheSelectedFile = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Upload' })).toBeVisible();
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('The file input is missing: the story cannot select a file.');
    const file = new File(['picture'], 'part.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(args.onSelect).toHaveBeenCalledWith(file);
    await expect(input).toHaveValue('');
    await userEvent.upload(input, file);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
});
