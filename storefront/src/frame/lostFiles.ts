import { useSyncExternalStore } from 'react';

/** A part of the site that could not be loaded, though there is a connection: as a rule a newer release is out (O99). */
interface Loss {
  /** Where somebody wanted to go; null when it was a part of the page they are on. */
  target: string | null;
}

let loss: Loss | null = null;
const listeners = new Set<() => void>();

export function reportLostFile(target: string | null): void {
  // Without a connection nothing can be loaded; that is said already.
  if (!navigator.onLine) return;
  loss = { target: target ?? loss?.target ?? null };
  for (const listener of listeners) listener();
}

/** What could not be loaded; null while everything could. */
export const useLostFile = () =>
  useSyncExternalStore(
    subscribe,
    () => loss,
    () => null,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Told by the build of every part that is loaded on demand.
  window.addEventListener('vite:preloadError', reportPart);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('vite:preloadError', reportPart);
  };
}

const reportPart = () => reportLostFile(null);
