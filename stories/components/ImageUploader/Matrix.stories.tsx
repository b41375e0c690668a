import { ImageUploader } from '@elvora/design-system/ImageUploader';
import { fireEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { imageFile, mixed, stored, UploadedImages } from './UploadedImages.tsx';

const meta = preview.meta({
  component: ImageUploader,
  tags: ['visual'],
  args: { images: stored, onChange: () => undefined },
});

const longName = `${'extraordinarily-long-file-name-'.repeat(4)}.png`;

export const Images = meta.story({
  parameters: { allowedNoise: ['Image left out'] },
  render: () => <UploadedImages images={mixed} />,
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!input) throw new Error('There is no file field: the uploader has not rendered.');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(imageFile('drawing-m20.dwg', { type: 'application/acad' }));
    dataTransfer.items.add(imageFile(longName, { size: 0 }));
    await fireEvent.change(input, { target: { files: dataTransfer.files } });
  },
});

export const Uploading = meta.story({
  render: () => (
    <UploadedImages
      images={mixed.map((image, index) =>
        image.kind === 'new'
          ? {
              ...image,
              name: index === 0 ? longName : image.name,
              upload:
                index === 0
                  ? { status: 'uploading', progress: 0.4 }
                  : { status: 'failed', reason: 'The connection was lost.' },
            }
          : image,
      )}
      onCancel={() => undefined}
      onRetry={() => undefined}
    />
  ),
});

export const Empty = meta.story({ render: () => <UploadedImages images={[]} /> });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <UploadedImages images={mixed} />,
});

export const ForcedColours = meta.story({
  globals: { colours: 'forced' },
  render: () => <UploadedImages images={mixed} isDisabled />,
});
