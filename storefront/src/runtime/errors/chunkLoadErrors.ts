import { useEffect } from 'react';
import { createStore, useStore } from '../store/createStore.ts';

/** A script that could not be loaded although there is a connection, usually because of a newer release (O99). */
interface ChunkLoadError {
  /** Address the visitor was about to open; null for a part of the current page. */
  target: string | null;
}

const lastError = createStore<ChunkLoadError | null>(null);

/** Records the error. Ignored without a connection, which `OfflineNotice` reports. */
export function reportChunkLoadError(target: string | null): void {
  if (navigator.onLine) lastError.set({ target: target ?? lastError.current()?.target ?? null });
}

/** Whether the visitor has typed something that a reload would lose. */
let hasTyped = false;
const recordTyping = () => {
  hasTyped = true;
};

const reportPreloadError = () => reportChunkLoadError(null);

/** The last error; null if every script could be loaded. */
export function useChunkLoadError(): ChunkLoadError | null {
  useEffect(function listen() {
    // Vite dispatches it for each failed dynamic import. The listeners stay, since the notice is never unmounted.
    addEventListener('vite:preloadError', reportPreloadError);
    addEventListener('input', recordTyping);
  }, []);
  return useStore(lastError);
}

/**
 * Lets the server open the link's target, because its HTML refers to the scripts of the current
 * release. Does nothing for a section of the page, which can be retried after a short outage, or
 * when typed text would be lost (O99).
 */
export function followTarget({ target }: ChunkLoadError): void {
  if (target && !hasTyped) location.assign(target);
}
