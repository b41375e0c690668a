import type { ToastMessage } from '@elvora/design-system/Toaster';
import { useSyncExternalStore } from 'react';
import { importOnline } from '../router/importOnline.ts';

const load = () => import('@elvora/design-system/Toaster');

let loading: ReturnType<typeof load> | null = null;
let isLoaded = false;
const listeners = new Set<() => void>();

/** Loads what shows toasts once; a load that failed is tried again the next time. */
export function loadToaster() {
  loading ??= importOnline(load).then(
    (toaster) => {
      isLoaded = true;
      for (const listener of listeners) listener();
      return toaster;
    },
    (cause: unknown) => {
      loading = null;
      throw cause;
    },
  );
  return loading;
}

/** Loads it as soon as somebody is about to cause a toast: their region has to stand before the first. */
export function preloadToaster(): void {
  // Without it a page works as well.
  loadToaster().catch(() => undefined);
}

/** Tells something in a toast. What shows them may be unreachable: then what was done stands without its message. */
export async function notify(message: ToastMessage): Promise<void> {
  try {
    const { showToast } = await loadToaster();
    showToast(message);
  } catch (cause) {
    console.error('The message could not be shown.', message.title, cause);
  }
}

/** Whether what shows toasts is here. */
export function useIsToasterLoaded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isLoaded,
    () => false,
  );
}
