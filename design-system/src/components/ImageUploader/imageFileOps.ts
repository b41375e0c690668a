/** Reason for rejecting a file. */
export type FileRejection = 'heic' | 'notAnImage' | 'empty' | 'tooLarge' | 'damaged' | 'tooManyPixels';

export interface FileLimits {
  /** Smallest accepted size, in bytes. */
  minBytes: number;
  /** Smallest rejected size, in bytes. */
  maxBytes: number;
  /** Maximum number of pixels, width × height. */
  maxPixels: number;
}

interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** Whether a file is a HEIC picture, by its type, or by its name where the system knows no type. */
export function isHeic({ name, type }: Pick<FileFacts, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/i.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/**
 * Returns null for an accepted file: an image by its type, with a size within the limits (S-334). HEIC has
 * its own reason, because phones produce it and most browsers cannot display it.
 */
export function fileRejection(
  { name, type, size }: FileFacts,
  { minBytes, maxBytes }: FileLimits,
): FileRejection | null {
  if (isHeic({ name, type })) return 'heic';
  if (!type.startsWith('image/')) return 'notAnImage';
  if (!(size >= minBytes)) return 'empty';
  return size < maxBytes ? null : 'tooLarge';
}

/** Returns null for a decoded picture within the limit; `null` means a file that cannot be decoded. */
export function pixelRejection(
  size: { width: number; height: number } | null,
  { maxPixels }: FileLimits,
): FileRejection | null {
  if (!size) return 'damaged';
  return size.width * size.height > maxPixels ? 'tooManyPixels' : null;
}

interface ComparedFile {
  name: string;
  size: number;
}

/**
 * Returns the distinct names of files that are already among others, by name and size. They are accepted
 * nevertheless (S-336).
 */
export function duplicateNames(files: readonly ComparedFile[], others: readonly ComparedFile[]): string[] {
  const key = ({ name, size }: ComparedFile) => `${name}\n${size}`;
  const seen = new Set(others.map(key));
  const repeated = files.filter((file) => {
    const isRepeated = seen.has(key(file));
    seen.add(key(file));
    return isRepeated;
  });
  return [...new Set(repeated.map(({ name }) => name))];
}

/** Formats the limits for people: '10 MB', '50 million'. */
export function describeLimits({ maxBytes, maxPixels }: FileLimits): { maxSize: string; maxPixels: string } {
  const number = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 1 });
  const maxSize =
    maxBytes < 1024 ** 2 ? `${number(maxBytes / 1024)} KB` : `${number(maxBytes / 1024 ** 2)} MB`;
  const compact = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 } as const;
  return { maxSize, maxPixels: maxPixels.toLocaleString('en', compact) };
}

/** Formats a size with one decimal; 1 KB = 1024 bytes (S-332). */
export function formatKilobytes(bytes: number): string {
  const text = (Math.max(0, bytes) / 1024).toLocaleString('en-IN', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${text} KB`;
}
