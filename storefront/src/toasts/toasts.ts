import type { ToastMessage } from '@elvora/design-system/Toaster';
import { useSyncExternalStore } from 'react';

const load = () => import('@elvora/design-system/Toaster');

let isWanted = false;
const listeners = new Set<() => void>();

/** Loads what shows toasts, as soon as somebody is about to cause one: their region has to stand before the first. */
export function prepareToasts(): void {
  if (isWanted) return;
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Tells something in a toast. What shows them may be unreachable: then what was done stands without its message. */
export async function notify(message: ToastMessage): Promise<void> {
  prepareToasts();
  try {
    const { showToast } = await load();
    showToast(message);
  } catch (cause) {
    console.error('The message could not be shown.', message.title, cause);
  }
}

/** Whether toasts have been asked for. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isWanted,
    () => false,
  );
}
