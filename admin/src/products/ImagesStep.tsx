import { pictureSource } from '@elvora/catalogue/operations';
import { ImageUploader, type ImageUpload, type UploaderImage } from '@elvora/design-system/ImageUploader';
import { texts } from '../texts.ts';
import type { FormImage } from './productFormOps.ts';

interface ImagesStepProps {
  images: readonly FormImage[];
  imageBase: string;
  /** How far the picked ones are on their way. */
  upload: ImageUpload | null;
  isDisabled: boolean;
  onChange: (images: readonly FormImage[]) => void;
  /** Stops the save that sends them. */
  onCancel?: () => void;
  /** Saves again. */
  onRetry?: () => void;
}

/** Pictures of the product: stored and new ones in one order (S-330…S-336). */
export function ImagesStep(props: ImagesStepProps) {
  const { images, imageBase, upload, isDisabled, onChange, onCancel, onRetry } = props;
  const shown = images.map((image): UploaderImage => {
    const { id, alt } = image;
    if (image.kind === 'new') {
      return { kind: 'new', id, alt, name: image.file.name, file: image.file, ...(upload ? { upload } : {}) };
    }
    const source = pictureSource(image.picture, imageBase, 240);
    return { kind: 'existing', id, alt, name: alt || texts.products.image(image.number), source };
  });
  const formImage = (image: UploaderImage): FormImage[] => {
    const { id, alt } = image;
    if (image.kind === 'new') return [{ kind: 'new', id, alt, file: image.file }];
    const stored = images.find((known) => known.id === id);
    return stored ? [{ ...stored, alt }] : [];
  };
  return (
    <ImageUploader
      images={shown}
      isDisabled={isDisabled}
      onCancel={onCancel}
      onChange={(next) => onChange(next.flatMap(formImage))}
      onRetry={onRetry}
    />
  );
}
