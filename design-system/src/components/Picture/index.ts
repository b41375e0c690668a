export {
  BarePicture,
  pictureFits,
  type BarePictureProps,
  type PictureFit,
  type PicturePriority,
} from './BarePicture.tsx';
export { loadedPictureUrl } from './loadedPictureUrl.ts';
export { placeholder as picturePlaceholder } from './Picture.css.ts';
export { Picture, type PictureProps } from './Picture.tsx';
export { pictureRatios, type PictureRatio } from './pictureGeometry.ts';
export type { PictureSource, PictureVariant } from './pictureSource.ts';
export { drawingNames, type DrawingName } from '../PlaceholderDrawing/index.ts';
