import { useEffect, useEffectEvent } from 'react';
import type { UploaderImage } from './uploaderImage.ts';

interface ResumeOptions {
  images: readonly UploaderImage[];
  onRetry: ((id: string) => void) | undefined;
}

/** Retries uploads that wait for the connection, once it is back. */
export function useResumeOnline({ images, onRetry }: ResumeOptions): void {
  const waitingIds = images.flatMap((image) =>
    image.kind === 'new' && image.upload?.status === 'offline' ? [image.id] : [],
  );
  const isWaiting = waitingIds.length > 0;
  const resume = useEffectEvent(() => {
    for (const id of waitingIds) onRetry?.(id);
  });

  useEffect(
    function listenForConnection() {
      if (!isWaiting) return;
      const onOnline = () => resume();
      window.addEventListener('online', onOnline);
      return () => window.removeEventListener('online', onOnline);
    },
    [isWaiting],
  );
}
