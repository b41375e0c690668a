import type { PictureSize } from './pictureGeometry.ts';

export interface PictureVariant {
  /** Media type: image/avif, image/webp or image/jpeg. */
  type: string;
  /** `srcset` attribute. */
  srcSet: string;
}

export interface PictureSource extends PictureSize {
  /** URL of the original, for browsers that support none of the variants. */
  src: string;
  /** Tiny preview as a data URI, shown while loading. */
  placeholder?: string;
  /** Smaller encodings, preferred first. */
  variants?: readonly PictureVariant[];
}

const maxPlaceholderLength = 4096;
const imageDataUri = /^data:image\/[a-z0-9.+-]+;base64,[A-Za-z0-9+/=]+$/;

/**
 * Returns a placeholder as a CSS image. Accepts only short base64 data URIs of images, because the text is inserted
 * into a style attribute and could inject other CSS.
 */
export function placeholderImage(placeholder: string | undefined): string | undefined {
  if (!placeholder || placeholder.length > maxPlaceholderLength) return undefined;
  return imageDataUri.test(placeholder) ? `url("${placeholder}")` : undefined;
}
