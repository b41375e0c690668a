import {
  type ViewerControlLabels,
  viewerControlLabels,
  type ViewerItemLabels,
  viewerItemLabels,
} from './viewerTypes.ts';

export interface PinchZoomViewerLabels extends ViewerControlLabels, ViewerItemLabels {
  /** Shown while the picture is zoomed (S-184). */
  zoomedHint: string;
  /** Shown while the picture is fitted (S-185). */
  fittedHint: string;
  /** Accessible name of the button that shows the hint again. */
  help: string;
  /** Accessible name of a thumbnail; `number` counts from 1. */
  image: (number: number, count: number) => string;
  /** Accessible name of the group of thumbnails. */
  images: string;
}

export const pinchZoomViewerLabels: PinchZoomViewerLabels = {
  ...viewerControlLabels,
  ...viewerItemLabels,
  zoomedHint: 'Pinch to zoom • Drag to pan • Double tap to reset',
  fittedHint: 'Pinch to zoom • Double tap to zoom in',
  help: 'Show how to zoom',
  image: (number, count) => `Image ${number} of ${count}`,
  images: 'Product images',
};
