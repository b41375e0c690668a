import { type ViewerControlLabels, viewerControlLabels } from './viewerTypes.ts';

export interface PinchZoomViewerLabels extends ViewerControlLabels {
  /** Shown while the picture is zoomed (S-184). */
  zoomedHint: string;
  /** Shown while it fits (S-185). */
  fittedHint: string;
  /** Name of the button that shows the hint again. */
  help: string;
  /** Name of one small picture, from 1. */
  image: (number: number, count: number) => string;
  /** Name of the small pictures together. */
  images: string;
}

export const pinchZoomViewerLabels: PinchZoomViewerLabels = {
  ...viewerControlLabels,
  zoomedHint: 'Pinch to zoom • Drag to pan • Double tap to reset',
  fittedHint: 'Pinch to zoom • Double tap to zoom in',
  help: 'Show how to zoom',
  image: (number, count) => `Image ${number} of ${count}`,
  images: 'Product images',
};
