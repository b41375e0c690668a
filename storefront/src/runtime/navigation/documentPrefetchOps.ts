/** Bytes that may be prefetched for a tap, headers included. */
export const prefetchBudgetBytes = 60_000;

/** Largest document with its deferred styles and all headers (`bench/src/documentBudgets.json`). */
const maxDocumentBytes = 24_000;

/** Bytes per pixel of the heaviest pictures in the catalogue, in AVIF. */
const maxBytesPerPixel = 0.05;
const pictureHeaderBytes = 600;

/** Number of documents of maximum size that fit into the rest of the budget. */
export const documentsThatFit = (spentBytes: number): number =>
  Math.max(0, Math.floor((prefetchBudgetBytes - spentBytes) / maxDocumentBytes));

/** A picture of another document, as its markup declares it. */
export interface PrefetchedPicture {
  srcSet: string;
  sizes: string;
  /** Height divided by width. */
  aspect: number;
}

/** Returns the widths of a `srcset`, in its order. */
const widthsOf = (srcSet: string): number[] =>
  [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

/**
 * Returns the maximum size of a picture that is `pixels` wide: the browser chooses the smallest variant that is no
 * narrower, or else the widest.
 */
export function maxPictureBytes({ srcSet, aspect }: PrefetchedPicture, pixels: number): number {
  const widths = widthsOf(srcSet).toSorted((a, b) => a - b);
  const width = widths.find((candidate) => candidate >= pixels) ?? widths.at(-1) ?? 0;
  return width * width * aspect * maxBytesPerPixel + pictureHeaderBytes;
}

/** Whether a picture fits into the rest of the budget. */
export const pictureFits = (picture: PrefetchedPicture, pixels: number, spentBytes: number): boolean =>
  spentBytes + maxPictureBytes(picture, pixels) <= prefetchBudgetBytes;

/** Returns the URL of the styles of what follows the first screen of a document; null when the document contains all. */
export function readDeferredStyles(html: string): string | null {
  const [, href = ''] = / data-first-screen-end=""[^>]*><link[^>]* href="([^"]*)"/.exec(html) ?? [];
  return href === '' ? null : href.replaceAll('&#38;', '&');
}

/** Pictures at the beginning of the content that a phone's first screen shows together. */
const firstScreenPictures = 4;

/** Returns the largest picture of a document's first paint, else the first ones of its content. */
export function readFirstPictures(html: string): PrefetchedPicture[] {
  const timed = html.indexOf(' elementtiming=');
  const starts =
    timed === -1 ? firstPictureStarts(html, html.indexOf('<main')) : [html.lastIndexOf('<picture', timed)];
  return starts.flatMap((start) => readPicture(html, start) ?? []);
}

function firstPictureStarts(html: string, from: number): number[] {
  const starts: number[] = [];
  let at = html.indexOf('<picture', from);
  while (at !== -1 && starts.length < firstScreenPictures) {
    starts.push(at);
    at = html.indexOf('<picture', at + 1);
  }
  return starts;
}

function readPicture(html: string, start: number): PrefetchedPicture | null {
  const markup = html.slice(start, html.indexOf('</picture>', start));
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(markup)?.[1] ?? '';
  const [srcSet, width] = [attribute('srcset'), Number(attribute('width'))];
  if (srcSet === '' || !(width > 0)) return null;
  // A lazy picture has the width of its layout, which `sizes` estimates after `auto`.
  return {
    srcSet,
    sizes: attribute('sizes').replace(/^auto, */, ''),
    aspect: Number(attribute('height')) / width,
  };
}
