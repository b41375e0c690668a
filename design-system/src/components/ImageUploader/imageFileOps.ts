/** Why a file is not taken. */
export type FileRejection = 'notAnImage' | 'empty' | 'tooLarge';

export interface FileLimits {
  /** Smallest size that is taken, in bytes. */
  minBytes: number;
  /** Smallest size that is not taken any more, in bytes. */
  maxBytes: number;
}

/** Null when a file is taken: an image by its type, of a size within the limits (S-334). */
export function fileRejection(
  { type, size }: { type: string; size: number },
  { minBytes, maxBytes }: FileLimits,
): FileRejection | null {
  if (!type.startsWith('image/')) return 'notAnImage';
  if (!(size >= minBytes)) return 'empty';
  return size < maxBytes ? null : 'tooLarge';
}

/** A size as it is shown: one decimal, 1 KB = 1024 bytes (S-332). */
export function formatKilobytes(bytes: number): string {
  const text = (Math.max(0, bytes) / 1024).toLocaleString('en-IN', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${text} KB`;
}
