import type { ToastMessage } from '@elvora/design-system/Toaster';
import { importOnline } from '../runtime/browser/importOnline.ts';
import { createStore, useStore } from '../runtime/store/createStore.ts';

const importToaster = () => import('@elvora/design-system/Toaster');

let loading: ReturnType<typeof importToaster> | null = null;
const isToasterLoaded = createStore(false);

/** Loads the toaster once; retries on the next call after a failure. */
export function loadToaster() {
  loading ??= importOnline(importToaster).then(
    (toaster) => {
      isToasterLoaded.set(true);
      return toaster;
    },
    (cause: unknown) => {
      loading = null;
      throw cause;
    },
  );
  return loading;
}

/**
 * Loads the toaster before the first toast: a live region has to exist before its text is inserted.
 */
export function preloadToaster(): void {
  // The page works without it; `notify` retries.
  loadToaster().catch(() => undefined);
}

/** Shows a toast. Only logs when the toaster cannot be loaded: the action it reports has succeeded all the same. */
export async function notify(message: ToastMessage): Promise<void> {
  try {
    const { showToast } = await loadToaster();
    showToast(message);
  } catch (cause) {
    console.error('The toast could not be loaded.', message.title, cause);
  }
}

export const useIsToasterLoaded = (): boolean => useStore(isToasterLoaded);
