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
  /** Number of merged messages; each restarts the timer. */
  messages: number;
}

interface VisibleToast {
  id: string;
  messages: MergedMessages;
}

/** Visible toasts by key. */
const visibleToasts = new Map<string, VisibleToast>();
let lastId = 0;

/** Dismisses all toasts, including those queued until a toaster mounts. */
export function dismissToasts(): void {
  visibleToasts.clear();
  toast.dismiss();
}

/** Shows a toast. A message of the same kind, or with the same text, is merged into the visible toast. */
export function showToast(message: ToastMessage): void {
  const key = toastKey(message);
  const existing = visibleToasts.get(key);
  const toastId = existing?.id ?? `toast-${(lastId += 1)}`;
  const messages: MergedMessages = existing ? [...existing.messages, message] : [message];
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
    // A queued toast cannot be updated.
    if (existing) toast.dismiss(toastId);
    toast<ToastData>(ToastContent, { ...options, toastId, onClose: () => void visibleToasts.delete(key) });
  }
}
