import type { PictureSource } from '../Picture/index.ts';

export interface ViewerPicture {
  /** As large as there is. */
  source: PictureSource | null;
  /** Address of a smaller form that the page has loaded, shown until `source` has come. */
  preview?: string | undefined;
  /** What the picture shows. */
  alt: string;
}

export interface ViewerControlLabels {
  zoomIn: string;
  zoomOut: string;
  /** Follows the level on the button that takes it back. */
  reset: string;
  close: string;
  next: string;
  previous: string;
  /** Told when the level has come to rest: 'Zoom 2.4×'. */
  level: (level: string) => string;
}

export const viewerControlLabels: ViewerControlLabels = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'reset zoom',
  close: 'Close',
  next: 'Next picture',
  previous: 'Previous picture',
  level: (level) => `Zoom ${level}`,
};
