export {
  DimensionDrawing,
  type DimensionDrawingLabels,
  type DimensionDrawingProps,
  dimensionDrawingLabels,
  type DrawnDimension,
} from './DimensionDrawing.tsx';
export { type DimensionDrawingFamily, dimensionDrawingFamilies, drawingLetters } from './drawingGeometry.ts';
export { DrawingImage, type DrawingImageProps } from './DrawingImage.tsx';
