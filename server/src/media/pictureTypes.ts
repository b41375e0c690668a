import type { ImageType } from '@elvora/catalogue/contract';

/** Content types of stored pictures by file extension. */
export const pictureTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const satisfies Record<string, ImageType>;
export type PictureExtension = keyof typeof pictureTypes;

export const variantFormats = ['avif', 'webp', 'jpg'] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** A file that is not accepted as a picture; the message is shown to its uploader. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Properties of a picture that has been accepted and re-encoded. */
export interface IngestedPicture {
  /** Hash of the stored bytes. */
  hash: string;
  extension: PictureExtension;
  width: number;
  height: number;
  bytes: number;
  /** Data URI of a few pixels. */
  placeholder: string;
}

export interface VariantResult {
  /** Whether pictures of this width are served at the requested width; otherwise nothing was written. */
  isServed: boolean;
  /** Width of the stored picture. */
  width: number;
}

/** A job for an encoder process. */
export type PictureJob =
  | { kind: 'ingest'; from: string; to: string }
  | { kind: 'variant'; from: string; to: string; width: number; format: VariantFormat };

/** Outcome of a job: its result, a rejected file, or an internal failure. */
export type PictureOutcome =
  | { kind: 'ingested'; picture: IngestedPicture }
  | { kind: 'encoded'; variant: VariantResult }
  | { kind: 'rejected'; text: string }
  | { kind: 'failed'; text: string; code?: string };

/** Returns the content type of a stored or encoded file by its name. */
export function mediaType(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return pictureTypes[extension as PictureExtension] ?? 'application/octet-stream';
}
