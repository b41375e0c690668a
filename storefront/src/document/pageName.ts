import { useSyncExternalStore } from 'react';

let currentName: string | null = null;
const listeners = new Set<() => void>();

/** What the page being shown is called, for those parts of the frame that speak of it. */
export const pageName = {
  set(next: string | null) {
    if (next === currentName) return;
    currentName = next;
    for (const listener of listeners) listener();
  },
};

/** Name of the page; null on the home page, and on the server, which draws the frame before the page. */
export function usePageName(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => currentName,
    () => null,
  );
}
