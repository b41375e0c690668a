import { ImageUploader } from '@elvora/design-system/ImageUploader';
import preview from '#.storybook/preview';
import { mixed, stored, UploadedImages, uploading } from './UploadedImages.tsx';

const meta = preview.meta({
  component: ImageUploader,
  parameters: { design: ['admin-product-dialog-2-images-desktop'] },
  args: { images: stored, onChange: () => undefined },
});

export const Default = meta.story({ render: () => <UploadedImages /> });

/** New and stored images share one order, shown by their numbers. */
export const Mixed = meta.story({ render: () => <UploadedImages images={mixed} /> });

export const Empty = meta.story({ render: () => <UploadedImages images={[]} /> });

/** Progress, a cancel button, and a failed upload. */
export const Uploading = meta.story({
  render: () => <UploadedImages images={uploading} onCancel={() => undefined} onRetry={() => undefined} />,
});

/** The menu of an image opens an editor: a focal point for all, a crop for new JPEG, PNG and WebP images. */
export const FocalPoint = meta.story({
  render: () => (
    <UploadedImages
      canCrop
      canSetFocalPoint
      images={stored.map((image) =>
        image.id === 'a' ? { ...image, focalPoint: { x: 0.5, y: 0.2 } } : image,
      )}
    />
  ),
});

export const Disabled = meta.story({ render: () => <UploadedImages images={mixed} isDisabled /> });
