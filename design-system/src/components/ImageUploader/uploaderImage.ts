import type { Crop, FocalPoint } from '../ImageCropper/index.ts';
import type { PictureSource } from '../Picture/index.ts';
import type { FileRejection } from './imageFileOps.ts';

interface CommonImage {
  id: string;
  /** File name, or a substitute for it. */
  name: string;
  /** Alternative text; may be empty. */
  alt: string;
  /** The point that stays visible, in fractions of the picture (of `file`, for a new image); omit for its centre. */
  focalPoint?: FocalPoint;
}

/** A stored image. */
export interface ExistingImage extends CommonImage {
  kind: 'existing';
  source: PictureSource | null;
}

/** Upload state of a new image. */
export type ImageUpload =
  /** `progress` from 0 to 1; null when unknown. */
  | { status: 'uploading'; progress: number | null }
  | { status: 'failed'; reason: string }
  /** Waits for the connection; retried when it is back. */
  | { status: 'offline' }
  | { status: 'done' };

/** A chosen file. */
export interface NewImage extends CommonImage {
  kind: 'new';
  /** What is to be uploaded: the picked file, or its cropped part. */
  file: File;
  /** The picked file and its kept part, while `file` is cropped. */
  cropped?: { original: File; crop: Crop };
  upload?: ImageUpload;
}

export type UploaderImage = ExistingImage | NewImage;

export interface RejectedFile {
  file: File;
  problem: FileRejection;
}
