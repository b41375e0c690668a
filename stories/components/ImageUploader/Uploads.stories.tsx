import { ImageUploader } from '@elvora/design-system/ImageUploader';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { mixed, stored, UploadedImages, uploading } from './UploadedImages.tsx';
import { change } from './uploaderSteps.ts';

const cancel = fn();
const retry = fn();

const meta = preview.meta({
  component: ImageUploader,
  tags: ['behaviour'],
  args: { images: stored, onChange: change },
  render: () => <UploadedImages onImages={change} />,
  beforeEach: () => {
    change.mockClear();
    cancel.mockClear();
    retry.mockClear();
  },
});

export const ShowsUploadProgress = meta.story({
  render: () => <UploadedImages images={uploading} onCancel={cancel} onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading gland-grey.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel gland-grey.jpg' }));
    await expect(cancel).toHaveBeenCalledWith('x');
    await expect(canvas.getByText('The connection was lost.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry gland-row.png' }));
    await expect(retry).toHaveBeenCalledWith('y');
  },
});

export const ResumesUploadsWhenTheConnectionIsBack = meta.story({
  render: () => (
    <UploadedImages
      images={mixed.map((image) =>
        image.kind === 'new' ? { ...image, upload: { status: 'offline' } } : image,
      )}
      onRetry={retry}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No connection. Goes on when it is back.')).toHaveLength(2);
    // An effect attaches the listener.
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      await expect(retry).toHaveBeenCalled();
    });
    await expect(retry.mock.calls).toEqual([['x'], ['y']]);
  },
});
