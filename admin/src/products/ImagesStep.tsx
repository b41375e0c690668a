import { acceptedImageTypes, imageFormatList, isAcceptedImage } from '@elvora/catalogue/contract';
import { pictureSource } from '@elvora/catalogue/operations';
import { ImageUploader, type ImageUpload, type UploaderImage } from '@elvora/design-system/ImageUploader';
import { texts } from '../texts.ts';
import type { FormImage } from './productFormOps.ts';

const labels = {
  hint: () => texts.products.imageHint,
  rejected: { notAnImage: () => texts.products.imageNotAccepted(imageFormatList) },
};

interface ImagesStepProps {
  images: readonly FormImage[];
  imageBase: string;
  /** Upload progress of the new images. */
  upload: ImageUpload | null;
  isDisabled: boolean;
  onChange: (images: readonly FormImage[]) => void;
  /** Cancels the save in progress. */
  onCancel?: () => void;
  /** Saves again. */
  onRetry?: () => void;
}

/** Images of the product, stored and new ones in one order (S-330…S-336). */
export function ImagesStep(props: ImagesStepProps) {
  const { images, imageBase, upload, isDisabled, onChange, onCancel, onRetry } = props;
  const uploaderImages = images.map((image): UploaderImage => {
    const { id, alt } = image;
    if (image.kind === 'new') {
      return { ...image, name: image.file.name, ...(upload ? { upload } : {}) };
    }
    const source = pictureSource(image.picture, imageBase, 240);
    return { kind: 'existing', id, alt, name: alt || texts.products.image(image.number), source };
  });
  const formImage = (image: UploaderImage): FormImage[] => {
    const { id, alt } = image;
    if (image.kind === 'new') {
      const { file, cropped } = image;
      return [{ kind: 'new', id, alt, file, ...(cropped ? { cropped } : {}) }];
    }
    const stored = images.find((candidate) => candidate.id === id);
    return stored ? [{ ...stored, alt }] : [];
  };
  return (
    <ImageUploader
      accept={acceptedImageTypes}
      canCrop
      images={uploaderImages}
      isAcceptedContent={isAcceptedImage}
      isDisabled={isDisabled}
      labels={labels}
      onCancel={onCancel}
      onChange={(next) => onChange(next.flatMap(formImage))}
      onRetry={onRetry}
    />
  );
}
