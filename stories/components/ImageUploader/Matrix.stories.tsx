import { ImageUploader } from '@elvora/design-system/ImageUploader';
import { fireEvent, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';
import { imageFile, mixed, stored, UploadedImages, uploading } from './UploadedImages.tsx';

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
      images={uploading.map((image, index) => (index === 0 ? { ...image, name: longName } : image))}
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

/** The editor; the first tile is a square around the focal point of a wide picture. */
export const Editor = meta.story({
  render: () => (
    <UploadedImages
      canSetFocalPoint
      images={[
        {
          kind: 'existing',
          id: 'a',
          name: 'switchgear.webp',
          alt: '',
          source: photos.switchgear,
          focalPoint: { x: 0.85, y: 0.6 },
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for switchgear.webp' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Set focal point' }));
    await screen.findByRole('slider', { name: 'Focal point, across' });
  },
});

export const FocalPoint = meta.story({
  render: () => (
    <UploadedImages
      canSetFocalPoint
      images={[0, 0.5, 1].map((x) => ({
        kind: 'existing',
        id: String(x),
        name: `${x * 100} % across`,
        alt: '',
        source: photos.switchgear,
        focalPoint: { x, y: 0.5 },
      }))}
    />
  ),
});

export const ForcedColours = meta.story({
  globals: { colours: 'forced' },
  render: () => <UploadedImages images={mixed} isDisabled />,
});
