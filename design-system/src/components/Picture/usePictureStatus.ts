import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

export type PictureStatus = 'loading' | 'loaded' | 'failed';

interface PictureStatusResult {
  status: PictureStatus;
  imageProps: { ref: RefCallback<HTMLImageElement>; onLoad: () => void; onError: () => void };
}

/** How far one picture is. What happened before the page came alive is read from the element. */
export function usePictureStatus(): PictureStatusResult {
  const [status, setStatus] = useState<PictureStatus>('loading');
  const element = useRef<HTMLImageElement>(null);
  const ref = useCallback((image: HTMLImageElement) => {
    element.current = image;
    return () => {
      element.current = null;
      // A lazy picture with a size of its own would be asked for in another size when it is taken from the page.
      if (image.complete) image.loading = 'eager';
    };
  }, []);

  useEffect(function readWhatHappenedBefore() {
    const image = element.current;
    if (image?.complete) setStatus(image.naturalWidth === 0 ? 'failed' : 'loaded');
  }, []);

  return {
    status,
    imageProps: { ref, onLoad: () => setStatus('loaded'), onError: () => setStatus('failed') },
  };
}
