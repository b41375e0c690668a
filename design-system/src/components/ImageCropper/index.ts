export { canCropType } from './cropFileOps.ts';
export {
  type Crop,
  type FocalPoint,
  focalPointInCrop,
  focalPointOfPicture,
  initialCrop,
  isFullCrop,
} from './cropGeometry.ts';
export { cropImage } from './cropImage.ts';
export { ImageCropper, type ImageCropperProps } from './ImageCropper.tsx';
export { objectPosition } from './objectPosition.ts';
export type { ImageCropperLabels } from './imageCropperLabels.ts';
