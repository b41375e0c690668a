import { pictureFromName, type Picture } from '../model/picture.ts';

/**
 * Names out of the wire's `images` field: one comma-separated text, possibly quoted as a whole or name by name, or
 * already a list, also as JSON text (S-345, S-346, D-17). Quotes and empty names are dropped; data URIs keep their
 * comma, and so do addresses that stand in a list.
 */
export function readImageNames(field: unknown): string[] {
  if (typeof field === 'string') {
    const list = field.trimStart().startsWith('[') ? parseJsonList(field) : null;
    return list ? readImageNames(list) : splitNames(field, ',');
  }
  if (!Array.isArray(field)) return [];
  return field.flatMap((item: unknown) => {
    if (typeof item !== 'string') return [];
    return splitNames(item, startsWithUrl.test(item) ? commaBeforeUrl : ',');
  });
}

const startsWithUrl = /^\s*["']?https?:/i;
const commaBeforeUrl = /,(?=\s*["']?https?:)/i;

function splitNames(text: string, separator: string | RegExp): string[] {
  const parts = /^\s*["']?data:/i.test(text) ? [text] : text.split(separator);
  return parts.map(stripQuotes).filter((name) => name !== '');
}

function parseJsonList(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Without quotes, escaped ones included. */
const stripQuotes = (text: string) => text.replace(/\\?["']/g, '').trim();

/** Pictures in the order of `images`; what `pictures` knows of a name comes with it. */
export function resolvePictures(names: readonly string[], known: readonly Picture[]): Picture[] {
  return names.map((name) => known.find((picture) => picture.name === name) ?? pictureFromName(name));
}

/** Address of a stored picture: an absolute address stays, a name or path goes below the image base path (S-351, S-352). */
export function imageUrl(name: string, imageBase: string): string {
  if (/^(https?:)?\/\//i.test(name) || /^(data|blob):/i.test(name) || name.startsWith('/')) return name;
  return `${imageBase.replace(/(?<!\/)\/+$/, '')}/${name.split('/').map(encodeURIComponent).join('/')}`;
}

/** A picture ready to be drawn: one address every browser knows, and better ones with their widths. */
export interface PictureSource {
  src: string;
  width?: number;
  height?: number;
  placeholder?: string;
  variants?: { type: string; srcSet: string }[];
}

/** Widths in which a stored picture is served; none is larger than the picture itself. */
export const variantWidths = [64, 96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600, 2400] as const;

const variantTypes = [
  { type: 'image/avif', extension: 'avif' },
  { type: 'image/webp', extension: 'webp' },
  { type: 'image/jpeg', extension: 'jpg' },
] as const;

const storedNamePattern = /^([0-9a-f]{16,64})\.(avif|gif|jpg|png|webp)$/;

/**
 * Addresses of a picture. Our own stored pictures (content-hashed names of known size) come in AVIF, WebP and JPEG at
 * several widths; any other is shown as it is. `widestPx` leaves out widths nobody will ask for.
 */
export function pictureSource(
  picture: Picture | null,
  imageBase: string,
  widestPx = Infinity,
): PictureSource | null {
  if (!picture) return null;
  const { name, width, height, placeholder } = picture;
  const size = width && height ? { width, height } : {};
  const blur = placeholder ? { placeholder } : {};
  const hash = storedNamePattern.exec(name)?.[1];
  if (!hash || !width) return { src: imageUrl(name, imageBase), ...size, ...blur };

  const widths = servedWidths(width, widestPx);
  const folder = imageUrl(hash, imageBase);
  const address = (extension: string, w: number) => `${folder}/${w}.${extension}`;
  const variants = variantTypes.map(({ type, extension }) => ({
    type,
    srcSet: widths.map((w) => `${address(extension, w)} ${w}w`).join(', '),
  }));
  const fallback = widths.find((w) => w >= 640) ?? widths.at(-1) ?? width;
  return { src: address('jpg', fallback), ...size, ...blur, variants };
}

/** The ladder's widths up to the picture's own, and up to the first that reaches `widestPx`. */
export function servedWidths(pictureWidth: number, widestPx = Infinity): number[] {
  const below = variantWidths.filter((w) => w < pictureWidth);
  const all: number[] = pictureWidth <= Math.max(...variantWidths) ? [...below, pictureWidth] : below;
  const enough = all.findIndex((w) => w >= widestPx);
  return enough === -1 ? all : all.slice(0, enough + 1);
}
