import { fileName } from '../../text/index.ts';

const extensionInAddress = /^data:image\/(\w+)|\.(avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/** Returns the file name of a saved picture: its text alternative, with the extension of its address. */
export function pictureFileName(alt: string, address: string): string {
  const [, mediaType, suffix] = extensionInAddress.exec(address) ?? [];
  return fileName(alt, (mediaType ?? suffix ?? 'jpg').toLowerCase(), 'picture');
}
