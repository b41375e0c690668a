import { pictureFromName, type Picture } from '../model/picture.ts';

/**
 * Parses the wire's `images` field: comma-separated text, quoted as a whole or name by name, or a list, possibly as JSON
 * (S-345, S-346, D-17). Drops quotes and empty names; data URIs keep their comma, and so do URLs in a list.
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

/** Removes quotes, escaped ones included. */
const stripQuotes = (text: string) => text.replace(/\\?["']/g, '').trim();

/** Returns a picture for each name, in order, with the details of its namesake in `pictures`. */
export function resolvePictures(names: readonly string[], pictures: readonly Picture[]): Picture[] {
  return names.map((name) => pictures.find((picture) => picture.name === name) ?? pictureFromName(name));
}

/** Returns the URL of a picture: absolute URLs stay, names and paths are resolved below the image base (S-351, S-352). */
export function imageUrl(name: string, imageBase: string): string {
  if (/^(https?:)?\/\//i.test(name) || /^(data|blob):/i.test(name) || name.startsWith('/')) return name;
  return `${imageBase.replace(/(?<!\/)\/+$/, '')}/${name.split('/').map(encodeURIComponent).join('/')}`;
}

/** Sources of a picture: a JPEG for every browser, and AVIF in several widths. */
export interface PictureSource {
  src: string;
  width?: number;
  height?: number;
  placeholder?: string;
  variants?: { type: string; srcSet: string }[];
}

/**
 * Widths in pixels in which stored pictures are offered, up to their original width. At a density of 2,
 * phones take 400 for cards and 720 for a large picture; desktops take 560, or 1080 at a density of 2.
 */
export const variantWidths = [64, 96, 160, 240, 320, 400, 560, 720, 1080, 1600, 2400] as const;

/** Widths offered by earlier versions: caches, feeds and search engines still request them. */
const formerWidths = [480, 640, 800, 960, 1280];

const storedNamePattern = /^([0-9a-f]{16,64})\.(avif|gif|jpg|png|webp)$/;

/**
 * Returns the sources of a picture. Our own stored pictures (content-hashed names, known size) have AVIF
 * variants in several widths, and one JPEG for older browsers; others have only their URL. `widestPx` limits
 * the widths to those the layout can use.
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
  const variantUrl = (extension: string, w: number) => `${folder}/${w}.${extension}`;
  const srcSet = widths.map((w) => `${variantUrl('avif', w)} ${w}w`).join(', ');
  const fallback = widths.find((w) => w >= 720) ?? widths.at(-1) ?? width;
  return { src: variantUrl('jpg', fallback), ...size, ...blur, variants: [{ type: 'image/avif', srcSet }] };
}

/** Whether a width in an address is served: one that is offered, or was by an earlier version. */
export const isServedWidth = (pictureWidth: number, width: number): boolean =>
  servedWidths(pictureWidth).includes(width) || (formerWidths.includes(width) && width < pictureWidth);

/** Returns the offered widths up to the picture's own, ending with the first that reaches `widestPx`. */
export function servedWidths(pictureWidth: number, widestPx = Infinity): number[] {
  const below = variantWidths.filter((w) => w < pictureWidth);
  const all: number[] = pictureWidth <= Math.max(...variantWidths) ? [...below, pictureWidth] : below;
  const last = all.findIndex((w) => w >= widestPx);
  return last === -1 ? all : all.slice(0, last + 1);
}
