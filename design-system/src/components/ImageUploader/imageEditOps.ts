import type { ImageEdit } from './imageUploaderLabels.ts';
import type { UploaderImage } from './uploaderImage.ts';

interface EditOptions {
  canCrop?: boolean;
  canSetFocalPoint?: boolean;
  /** Whether files of a type can be cropped. */
  canCropType: (type: string) => boolean;
}

/** Returns what can be edited about an image; null for nothing. Stored images are not cropped: that takes a new file. */
export function imageEdit(
  image: UploaderImage,
  { canCrop = false, canSetFocalPoint = false, canCropType }: EditOptions,
): ImageEdit | null {
  const isCroppable = canCrop && image.kind === 'new' && canCropType(image.file.type);
  if (isCroppable) return canSetFocalPoint ? 'cropAndFocalPoint' : 'crop';
  const isShown = image.kind === 'new' || image.source !== null;
  return canSetFocalPoint && isShown ? 'focalPoint' : null;
}
