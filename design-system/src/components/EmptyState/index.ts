export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { emptyDrawingNames, type EmptyDrawingName } from './emptyDrawings.ts';
