import { type RefObject, useEffect, useRef, useState } from 'react';

export type PictureStatus = 'loading' | 'loaded' | 'failed';

interface PictureWatch {
  status: PictureStatus;
  imageProps: { ref: RefObject<HTMLImageElement | null>; onLoad: () => void; onError: () => void };
}

/** How far one picture is. What happened before the page came alive is read from the element. */
export function usePictureStatus(): PictureWatch {
  const [status, setStatus] = useState<PictureStatus>('loading');
  const ref = useRef<HTMLImageElement>(null);

  useEffect(function readWhatHappenedBefore() {
    const image = ref.current;
    if (image?.complete) setStatus(image.naturalWidth === 0 ? 'failed' : 'loaded');
  }, []);

  return {
    status,
    imageProps: { ref, onLoad: () => setStatus('loaded'), onError: () => setStatus('failed') },
  };
}
