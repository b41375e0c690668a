import type { PictureSize } from './pictureGeometry.ts';

export interface PictureVariant {
  /** Media type: image/avif, image/webp or image/jpeg. */
  type: string;
  /** Addresses with their widths, as in the HTML attribute. */
  srcSet: string;
}

export interface PictureSource extends PictureSize {
  /** Address of the picture itself, for browsers that know none of the variants. */
  src: string;
  /** A tiny picture as a data URI, shown until the real one has come. */
  placeholder?: string;
  /** Lighter forms of the picture, best first. */
  variants?: readonly PictureVariant[];
}

const maxPlaceholderLength = 4096;
const imageDataUri = /^data:image\/[a-z0-9.+-]+;base64,[A-Za-z0-9+/=]+$/;

/**
 * A placeholder as a CSS image. Only small base64 data URIs of images pass: the text goes into a style attribute, where
 * anything else could say more than a picture.
 */
export function placeholderImage(placeholder: string | undefined): string | undefined {
  if (!placeholder || placeholder.length > maxPlaceholderLength) return undefined;
  return imageDataUri.test(placeholder) ? `url("${placeholder}")` : undefined;
}
