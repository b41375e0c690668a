import type { PictureSource } from '../Picture/index.ts';

export interface ViewerPicture {
  /** Largest available version. */
  source: PictureSource | null;
  /** Address of a smaller version that the page has loaded, shown until `source` has loaded. */
  preview?: string | undefined;
  /** Text alternative: the picture's subject. */
  alt: string;
}

export interface ViewerControlLabels {
  zoomIn: string;
  zoomOut: string;
  /** Text after the zoom level in the name of the reset button. */
  reset: string;
  close: string;
  next: string;
  previous: string;
  download: string;
  share: string;
  /** Announced after the zoom level settles: 'Zoom 2.4×'. */
  level: (level: string) => string;
}

export const viewerControlLabels: ViewerControlLabels = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'reset zoom',
  close: 'Close',
  next: 'Next picture',
  previous: 'Previous picture',
  download: 'Download picture',
  share: 'Share picture',
  level: (level) => `Zoom ${level}`,
};
