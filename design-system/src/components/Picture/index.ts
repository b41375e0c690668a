export { Picture, pictureFits, type PictureFit, type PictureProps } from './Picture.tsx';
export { pictureRatios, type PictureRatio } from './pictureGeometry.ts';
export type { PictureSource, PictureVariant } from './pictureSource.ts';
export { drawingNames, type DrawingName } from '../PlaceholderDrawing/index.ts';
