import type { ToastMessage } from '@elvora/design-system/Toaster';
import { useSyncExternalStore } from 'react';
import { importOnline } from '../router/importOnline.ts';

const load = () => import('@elvora/design-system/Toaster');

let loading: ReturnType<typeof load> | null = null;

/** Loads what shows toasts once; a load that failed is tried again the next time. */
export function loadToaster() {
  loading ??= importOnline(load).catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

/** How often toasts have been asked for. */
let wishes = 0;
const listeners = new Set<() => void>();

/** Loads what shows toasts, as soon as somebody is about to cause one: their region has to stand before the first. */
export function prepareToasts(): void {
  wishes += 1;
  for (const listener of listeners) listener();
}

/** Tells something in a toast. What shows them may be unreachable: then what was done stands without its message. */
export async function notify(message: ToastMessage): Promise<void> {
  prepareToasts();
  try {
    const { showToast } = await loadToaster();
    showToast(message);
  } catch (cause) {
    console.error('The message could not be shown.', message.title, cause);
  }
}

/** Grows whenever toasts are asked for. */
export function useToastWishes(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => wishes,
    () => 0,
  );
}
