export { PlaceholderDrawing, type PlaceholderDrawingProps } from './PlaceholderDrawing.tsx';
export { drawingNames, type DrawingName } from './drawings.ts';
