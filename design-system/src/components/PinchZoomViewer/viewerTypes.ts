import type { ReactNode } from 'react';
import type { Size } from '../../geometry/index.ts';
import type { PictureSource } from '../Picture/index.ts';

export interface ViewerPicture {
  kind?: 'picture' | undefined;
  /** Largest available version. */
  source: PictureSource | null;
  /** Address of a smaller version that the page has loaded, shown until `source` has loaded. */
  preview?: string | undefined;
  /** Text alternative: the picture's subject. */
  alt: string;
}

/** A video with the browser's own controls. It plays on demand only, and pauses when another item is shown. */
export interface ViewerVideo {
  kind: 'video';
  /** Address of the file, requested when it is played; without a poster, also for its first frame. */
  src: string;
  /** Shown before the video plays, and as its thumbnail. */
  poster?: PictureSource | null | undefined;
  /** WebVTT captions. */
  captions?: readonly { src: string; language: string; label: string }[] | undefined;
  /** @default 16:9 */
  size?: Size | undefined;
  /** Names the video. */
  alt: string;
}

/** A PDF as a card with links; the browser opens it in a tab. */
export interface ViewerDocument {
  kind: 'document';
  href: string;
  /** Formatted size, for example '240 KB'. */
  fileSize?: string | undefined;
  /** Name of the document. */
  alt: string;
}

/** A drawing that zooms like a picture. */
export interface ViewerDrawing {
  kind: 'drawing';
  /** Fills its box: an `svg` with a `viewBox`, without controls. */
  content: ReactNode;
  /** Gives the ratio of the box. */
  size: Size;
  /** Text alternative: the drawing's subject. */
  alt: string;
}

/** An item of the viewer; without a `kind` it is a picture. */
export type ViewerItem = ViewerPicture | ViewerVideo | ViewerDocument | ViewerDrawing;

/** Items that load their own code. */
export type ViewerNonPictureItem = Exclude<ViewerItem, ViewerPicture>;

export interface ViewerItemLabels {
  /** Shown on the card of a document, and in the accessible names of thumbnails. */
  kinds: Readonly<Record<ViewerNonPictureItem['kind'], string>>;
  /** Accessible name of the thumbnail of an item that is not a picture; `number` counts from 1. */
  item: (kind: string, number: number, count: number) => string;
  openDocument: string;
  downloadDocument: string;
  /** Accessible name of a document's link: 'Open Data sheet'. */
  linkTo: (action: string, name: string) => string;
  /** Shown when a video cannot be played, before a link to its file. */
  videoFailed: string;
}

export const viewerItemLabels: ViewerItemLabels = {
  kinds: { video: 'Video', document: 'PDF', drawing: 'Drawing' },
  item: (kind, number, count) => `${kind} ${number} of ${count}`,
  openDocument: 'Open',
  downloadDocument: 'Download',
  linkTo: (action, name) => `${action} ${name}`,
  videoFailed: 'The video could not be played.',
};

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
