import {
  type ViewerControlLabels,
  viewerControlLabels,
  type ViewerItemLabels,
  viewerItemLabels,
} from '../PinchZoomViewer/index.ts';

export interface LightboxLabels extends ViewerControlLabels, ViewerItemLabels {
  /** Accessible name of the dialog. */
  photo: (alt: string) => string;
  /** 'n of total' (S-243). */
  counter: (number: number, total: number) => string;
  /** Text after the two arrow keys. */
  browse: string;
  /** Label of the Escape key, and the text after it. */
  escape: string;
  toClose: string;
  /** Hint for touch. */
  swipe: string;
}

export const lightboxLabels: LightboxLabels = {
  ...viewerControlLabels,
  ...viewerItemLabels,
  next: 'Next photo',
  previous: 'Previous photo',
  download: 'Download photo',
  share: 'Share photo',
  photo: (alt) => `Photo: ${alt}`,
  counter: (number, total) => `${number} of ${total}`,
  browse: 'to browse',
  escape: 'Esc',
  toClose: 'to close',
  swipe: 'Swipe to browse',
};
