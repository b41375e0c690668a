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

/** Formats that the server stores, by content type: the single list that all checks and texts derive from (D-18). */
export const imageFormats = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
} as const;
export type ImageType = keyof typeof imageFormats;

/** For the `accept` attribute of a file field. Phones convert their own formats to one of these. */
export const acceptedImageTypes = Object.keys(imageFormats).join(',');

/** Names of the accepted formats: 'JPEG, PNG, GIF, WebP or AVIF'. */
export const imageFormatList = Object.values(imageFormats)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');

/** First bytes of a file, which identify its format. */
const signatureBytes = 256;

/** Returns the format of an image by its first bytes (WHATWG MIME Sniffing, section 6.1); null for any other file. */
export function sniffImageType(bytes: Uint8Array): ImageType | null {
  const text = String.fromCharCode(...bytes.subarray(0, signatureBytes));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF[^]{4}WEBPVP/.test(text)) return 'image/webp';
  // HEIC uses the same container; only the brands differ.
  return /^[^]{4}ftyp/.test(text) && /avi[fs]/.test(fileTypeBrands(text)) ? 'image/avif' : null;
}

/** Returns the brands of an ISO base media file: the major brand and the compatible ones. */
function fileTypeBrands(text: string): string {
  const boxEnd = text.charCodeAt(2) * 256 + text.charCodeAt(3);
  return [text.slice(8, 12), ...(text.slice(16, boxEnd).match(/[^]{4}/g) ?? [])].join(' ');
}

/** Whether the server can store a file, by its content and not by its name or type (D-18). */
export async function isAcceptedImage(file: Blob): Promise<boolean> {
  try {
    return sniffImageType(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())) !== null;
  } catch {
    // The file has been moved or its disk removed.
    return false;
  }
}
