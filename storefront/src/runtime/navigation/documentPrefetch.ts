import { canPrefetch, readConnection } from '../browser/whenIdle.ts';
import {
  documentsThatFit,
  maxPictureBytes,
  pictureFits,
  readDeferredStyles,
  readFirstPictures,
} from './documentPrefetchOps.ts';
import { currentUrl, readPageLinks, viewportSize } from './pageLinks.ts';
import { targetsToPrefetch } from './pageLinkOps.ts';
import { transferredBytes } from './transferredBytes.ts';

const fetched = new Set<string>();

/**
 * Fetches a page's document once into the browser's cache, where following the link finds it: prefetched documents may be
 * cached for some minutes. Returns its text; null when it was not fetched.
 */
export async function prefetchDocument(target: string): Promise<string | null> {
  const url = target.replace(/#.*/, '');
  if (fetched.has(url) || !canPrefetch(readConnection())) return null;
  fetched.add(url);
  try {
    const response = await fetch(url, { priority: 'low', headers: { purpose: 'prefetch' } });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/**
 * Fetches the documents of the links in view, then their first pictures, within the budget, so that following a link finds
 * its page in the browser's cache.
 */
export async function prefetchDocuments(excludedPrefixes: readonly string[]): Promise<void> {
  const since = performance.now();
  const targets = targetsToPrefetch(readPageLinks(excludedPrefixes), viewportSize(), new Set([currentUrl()]));
  const load = async (): Promise<void> => {
    const next = targets.splice(0, documentsThatFit(transferredBytes(since)));
    if (next.length === 0) return;
    const texts = await Promise.all(next.map(prefetchDocument));
    for (const text of texts) {
      await Promise.all([loadDeferredStyles(text ?? ''), loadFirstPictures(text ?? '', since)]);
    }
    return load();
  };
  await load();
}

/** Loads the styles of what follows the first screen of a document. */
async function loadDeferredStyles(text: string): Promise<void> {
  const href = readDeferredStyles(text);
  if (href !== null) await fetch(href, { priority: 'low' }).catch(() => undefined);
}

/** Loads the first pictures of a document that fit into the budget, in the variants this screen would choose. */
async function loadFirstPictures(text: string, since: number): Promise<void> {
  let spentBytes = transferredBytes(since);
  const loading = readFirstPictures(text).map((picture) => {
    const pixels = widthOf(picture.sizes) * window.devicePixelRatio;
    if (!pictureFits(picture, pixels, spentBytes)) return undefined;
    spentBytes += maxPictureBytes(picture, pixels);
    const image = Object.assign(new Image(), { fetchPriority: 'low', sizes: picture.sizes });
    image.srcset = picture.srcSet;
    // The next page reports a picture that cannot be loaded.
    return image.decode().catch(() => undefined);
  });
  await Promise.all(loading);
}

/** Width in CSS pixels that `sizes` specifies for this screen. */
function widthOf(sizes: string): number {
  const condition = /^(\(.+\)) (\S+)$/;
  const chosen = sizes
    .split(/, */)
    .map((part) => condition.exec(part) ?? ['', 'all', part])
    .find(([, media = '']) => window.matchMedia(media).matches);
  const length = chosen?.[2] ?? '100vw';
  const value = Number.parseFloat(length);
  return length.endsWith('vw') ? (value / 100) * window.innerWidth : value;
}
