import type { ToastMessage } from '@elvora/design-system/Toaster';
import { useSyncExternalStore } from 'react';

let isWanted = false;
const listeners = new Set<() => void>();

/** Loads what shows toasts, as soon as somebody is about to cause one: their region has to stand before the first. */
export function prepareToasts(): Promise<typeof import('@elvora/design-system/Toaster')> {
  if (!isWanted) {
    isWanted = true;
    for (const listener of listeners) listener();
  }
  return import('@elvora/design-system/Toaster');
}

/** Tells something in a toast. What shows them may be unreachable: then what was done stands without its message. */
export async function notify(message: ToastMessage): Promise<void> {
  try {
    const { showToast } = await prepareToasts();
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
