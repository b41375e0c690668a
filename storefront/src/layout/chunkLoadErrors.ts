import { useSyncExternalStore } from 'react';

/** A part of the site that could not be loaded, though there is a connection: as a rule a newer release is out (O99). */
interface ChunkLoadError {
  /** Where somebody wanted to go; null when it was a part of the page they are on. */
  target: string | null;
}

let lastError: ChunkLoadError | null = null;
const listeners = new Set<() => void>();

export function reportChunkLoadError(target: string | null): void {
  // Without a connection nothing can be loaded; that is said already.
  if (!navigator.onLine) return;
  lastError = { target: target ?? lastError?.target ?? null };
  for (const listener of listeners) listener();
}

/** What could not be loaded; null while everything could. */
export const useChunkLoadError = () =>
  useSyncExternalStore(
    subscribe,
    () => lastError,
    () => null,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Told by the build of every part that is loaded on demand.
  window.addEventListener('vite:preloadError', reportPreloadError);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('vite:preloadError', reportPreloadError);
  };
}

const reportPreloadError = () => reportChunkLoadError(null);
