/** An image has fewer bytes than this (S-334). */
export const maxImageBytes = 10 * 1024 * 1024;

/** Why a picked file is not taken; the server decides again, by content (D-18). */
export type ImageFileProblem = 'notAnImage' | 'empty' | 'tooLarge';

/** Null when a picked file may be uploaded: an image by its type, above 0 and below 10 MB (S-334). */
export function imageFileProblem({ type, size }: { type: string; size: number }): ImageFileProblem | null {
  if (!type.startsWith('image/')) return 'notAnImage';
  if (!(size > 0)) return 'empty';
  return size < maxImageBytes ? null : 'tooLarge';
}
