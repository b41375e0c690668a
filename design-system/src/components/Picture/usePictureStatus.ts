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
      // Removing a lazy image with `sizes="auto"` from the page would request another size.
      if (image.complete) image.loading = 'eager';
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
