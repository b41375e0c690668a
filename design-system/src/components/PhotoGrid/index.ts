export { type Photo, PhotoGrid, type PhotoGridProps, type PhotoId } from './PhotoGrid.tsx';
export { photoGridLabels, type PhotoGridLabels } from './photoGridLabels.ts';
