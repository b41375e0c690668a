import { useEffect } from 'react';
import { createStore, useStore } from '../store/createStore.ts';

/** A script of the site that could not be loaded although there is a connection: as a rule a newer release is out (O99). */
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

/** The last error; null while every script could be loaded. */
export function useChunkLoadError(): ChunkLoadError | null {
  useEffect(function listenForPreloadErrors() {
    // Vite dispatches it for each dynamic import that fails.
    window.addEventListener('vite:preloadError', reportPreloadError);
    window.addEventListener('input', recordTyping);
    return () => window.removeEventListener('vite:preloadError', reportPreloadError);
  }, []);
  return useStore(lastError);
}

/**
 * Opens the visitor's target, or the page again, from the server: its HTML names the scripts of the current release. Does
 * nothing where typed text would be lost, or when a reload has not helped (O99).
 */
export function reloadOnce({ target }: ChunkLoadError): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (hasTyped) return;
  if (target !== null) window.location.assign(target);
  else if (navigation?.type !== 'reload') window.location.reload();
}
