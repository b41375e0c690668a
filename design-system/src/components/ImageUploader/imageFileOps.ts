/** Reason for rejecting a file. */
export type FileRejection = 'notAnImage' | 'empty' | 'tooLarge';

export interface FileLimits {
  /** Smallest accepted size, in bytes. */
  minBytes: number;
  /** Smallest rejected size, in bytes. */
  maxBytes: number;
}

/** Returns null for an accepted file: an image by its type, with a size within the limits (S-334). */
export function fileRejection(
  { type, size }: { type: string; size: number },
  { minBytes, maxBytes }: FileLimits,
): FileRejection | null {
  if (!type.startsWith('image/')) return 'notAnImage';
  if (!(size >= minBytes)) return 'empty';
  return size < maxBytes ? null : 'tooLarge';
}

/** Formats a size with one decimal; 1 KB = 1024 bytes (S-332). */
export function formatKilobytes(bytes: number): string {
  const text = (Math.max(0, bytes) / 1024).toLocaleString('en-IN', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${text} KB`;
}
