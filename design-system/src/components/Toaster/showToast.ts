import { toast } from 'react-toastify/unstyled';
import { ToastContent } from './ToastContent.tsx';
import { toastActionCloseMs, toastCloseMs } from './toastLimits.ts';
import {
  mergedToast,
  type MergedMessages,
  type ShownToast,
  toastKey,
  type ToastMessage,
} from './toastMergeOps.ts';

export interface ToastData {
  shown: ShownToast;
  /** How many messages have been merged; each begins the time anew. */
  messages: number;
}

interface VisibleToast {
  id: string;
  messages: MergedMessages;
}

/** Toasts on the screen by their keys. */
const visibleToasts = new Map<string, VisibleToast>();
let lastId = 0;

/** Takes away all toasts, those that still wait for a toaster too, as when a page that told them is left. */
export function dismissToasts(): void {
  visibleToasts.clear();
  toast.dismiss();
}

/** Shows a message at the edge of the screen. One of the same kind, or with the same words, joins the toast there is. */
export function showToast(message: ToastMessage): void {
  const key = toastKey(message);
  const before = visibleToasts.get(key);
  const toastId = before?.id ?? `toast-${(lastId += 1)}`;
  const messages: MergedMessages = before ? [...before.messages, message] : [message];
  visibleToasts.set(key, { id: toastId, messages });
  const shown = mergedToast(messages);
  const options = {
    data: { shown, messages: messages.length },
    role: shown.tone === 'danger' ? 'alert' : 'status',
    autoClose: shown.action ? toastActionCloseMs : toastCloseMs,
  };
  if (toast.isActive(toastId)) {
    toast.update<ToastData>(toastId, { ...options, render: ToastContent });
  } else {
    // One that waits for a toaster takes no update.
    if (before) toast.dismiss(toastId);
    toast<ToastData>(ToastContent, { ...options, toastId, onClose: () => void visibleToasts.delete(key) });
  }
}
