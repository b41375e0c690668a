/** Exclusive upper limit of an image's size in bytes (S-334). */
export const maxImageBytes = 10 * 1024 * 1024;

/** Reason for rejecting a picked file; the server checks again, by content (D-18). */
export type ImageFileProblem = 'notAnImage' | 'empty' | 'tooLarge';

/** Returns null for a file that may be uploaded: an image by its type, over 0 and under 10 MB (S-334). */
export function imageFileProblem({ type, size }: { type: string; size: number }): ImageFileProblem | null {
  if (!type.startsWith('image/')) return 'notAnImage';
  if (!(size > 0)) return 'empty';
  return size < maxImageBytes ? null : 'tooLarge';
}
