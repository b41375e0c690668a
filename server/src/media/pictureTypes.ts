/** Content types of stored pictures by the extension of their names. */
export const pictureTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const;
export type PictureExtension = keyof typeof pictureTypes;

export const variantFormats = ['avif', 'webp', 'jpg'] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** A picture that cannot be taken; the message is for the person who sent it. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** What is known of a picture that has been taken. */
export interface IngestedPicture {
  /** Of the bytes as they are kept. */
  hash: string;
  extension: PictureExtension;
  width: number;
  height: number;
  bytes: number;
  /** Data URI of a few pixels. */
  placeholder: string;
}

export interface VariantResult {
  /** False when pictures of this width are not served at the width that was asked for. */
  isMade: boolean;
  /** Of the stored picture. */
  width: number;
}

/** Work on pictures that is done outside of the server's process. */
export type PictureJob =
  | { kind: 'take'; from: string; to: string }
  | { kind: 'variant'; from: string; to: string; width: number; format: VariantFormat };

/** How a job ended: with its result, with a refusal for the sender, or with a failure of ours. */
export type PictureOutcome =
  | { kind: 'taken'; taken: IngestedPicture }
  | { kind: 'made'; made: VariantResult }
  | { kind: 'refused'; text: string }
  | { kind: 'failed'; text: string; code?: string };

/** Content type of a stored or encoded file by its name. */
export function mediaType(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return pictureTypes[extension as PictureExtension] ?? 'application/octet-stream';
}
