import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

export type PictureStatus = 'loading' | 'loaded' | 'failed';

interface PictureStatusResult {
  status: PictureStatus;
  imageProps: { ref: RefCallback<HTMLImageElement>; onLoad: () => void; onError: () => void };
}

/** Tracks the loading status of an image; reads events missed before hydration from the element. */
export function usePictureStatus(): PictureStatusResult {
  const [status, setStatus] = useState<PictureStatus>('loading');
  const element = useRef<HTMLImageElement>(null);
  const ref = useCallback((image: HTMLImageElement) => {
    element.current = image;
    return () => {
      element.current = null;
      releaseAutoSizes(image);
    };
  }, []);

  useEffect(function readMissedEvents() {
    const image = element.current;
    if (image?.complete) setStatus(image.naturalWidth === 0 ? 'failed' : 'loaded');
  }, []);

  return {
    status,
    imageProps: { ref, onLoad: () => setStatus('loaded'), onError: () => setStatus('failed') },
  };
}

/**
 * Prepares a lazy image with `sizes="auto"` for its removal. Otherwise Chromium selects a size for the removed image once more:
 * it requests that size, and keeps the image and its whole page as a listener of the window's size.
 */
export function releaseAutoSizes(image: HTMLImageElement): void {
  if (image.complete) {
    image.loading = 'eager';
    return;
  }
  // Loading eagerly would request images far below the viewport.
  for (const source of image.parentElement?.querySelectorAll('source') ?? [])
    source.sizes = source.sizes.replace(/^auto, /, '');
}
