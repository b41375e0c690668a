import {
  ImageUploader,
  type ImageUploaderProps,
  type UploaderImage,
} from '@elvora/design-system/ImageUploader';
import { useState } from 'react';
import { photos } from '../../_support/photos.ts';

type UploadedImagesProps = Partial<Omit<ImageUploaderProps, 'images' | 'onChange'>> & {
  images?: readonly UploaderImage[];
  onImages?: (images: readonly UploaderImage[]) => void;
};

/** An uploader that holds its images in state. */
export function UploadedImages({ images: first = stored, onImages, ...props }: UploadedImagesProps) {
  const [images, setImages] = useState(first);
  return (
    <ImageUploader
      {...props}
      images={images}
      onChange={(next) => {
        setImages(next);
        onImages?.(next);
      }}
    />
  );
}

export const stored: UploaderImage[] = [
  { kind: 'existing', id: 'a', name: 'contactor-front.webp', alt: 'Front', source: photos.contactor },
  { kind: 'existing', id: 'b', name: 'contactor-side.webp', alt: '', source: photos.contactorSide },
  { kind: 'existing', id: 'c', name: 'gone.webp', alt: '', source: null },
];

/** Creates a small SVG, padded to the given size. */
export function imageFile(name: string, { size = 246_272, type = 'image/svg+xml' } = {}): File {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#9ab" d="M0 0h8v8H0z"/></svg>';
  const filler = ' '.repeat(Math.max(0, size - drawing.length));
  return new File(size === 0 ? [] : [(drawing + filler).slice(0, size)], name, { type, lastModified: 1 });
}

/** Creates a PNG of 40 × 20 px: red, with the lower right quarter in blue. */
export async function pngFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 20);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = 'red';
  context.fillRect(0, 0, 40, 20);
  context.fillStyle = 'blue';
  context.fillRect(20, 10, 20, 10);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

export const mixed: UploaderImage[] = [
  { kind: 'new', id: 'x', name: 'gland-grey.jpg', alt: '', file: imageFile('gland-grey.jpg') },
  ...stored.slice(0, 2),
  {
    kind: 'new',
    id: 'y',
    name: 'gland-row.png',
    alt: '',
    file: imageFile('gland-row.png', { size: 1_316_864 }),
  },
];

/** The new images of `mixed`: one is being uploaded, one has failed. */
export const uploading: UploaderImage[] = mixed.map((image, index) =>
  image.kind === 'new'
    ? {
        ...image,
        upload:
          index === 0
            ? { status: 'uploading', progress: 0.4 }
            : { status: 'failed', reason: 'The connection was lost.' },
      }
    : image,
);
