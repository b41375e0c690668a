import { type ViewerControlLabels, viewerControlLabels } from '../PinchZoomViewer/index.ts';

export interface LightboxLabels extends ViewerControlLabels {
  /** Name of the dialog. */
  photo: (alt: string) => string;
  /** 'n of total' (S-243). */
  counter: (number: number, total: number) => string;
  /** Follows the two arrow keys. */
  browse: string;
  /** Name of the key that closes, as it stands on keyboards, and what it does. */
  escape: string;
  toClose: string;
  /** For fingers. */
  swipe: string;
}

export const lightboxLabels: LightboxLabels = {
  ...viewerControlLabels,
  next: 'Next photo',
  previous: 'Previous photo',
  photo: (alt) => `Photo: ${alt}`,
  counter: (number, total) => `${number} of ${total}`,
  browse: 'to browse',
  escape: 'Esc',
  toClose: 'to close',
  swipe: 'Swipe to browse',
};
