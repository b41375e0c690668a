import { toast } from 'react-toastify/unstyled';
import { ToastContent } from './ToastContent.tsx';
import { toastCloseMs } from './toastLimits.ts';
import type { ToastTone } from './toastTones.ts';

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  /** What it is about, on a second line. */
  text?: string;
  /** With an action the toast waits until it is closed (D-37). */
  action?: { label: string; onPress: () => void };
}

/** What a toast shows: the message, and how often it has been given. */
export interface ToastData {
  message: ToastMessage;
  count: number;
}

interface VisibleToast {
  id: string;
  count: number;
}

/** Toasts on the screen by what they say. */
const visibleToasts = new Map<string, VisibleToast>();
let lastId = 0;

/** Takes away all toasts, those that still wait for a toaster too, as when a page that told them is left. */
export function dismissToasts(): void {
  visibleToasts.clear();
  toast.dismiss();
}

const toastKey = ({ tone, title, text = '' }: ToastMessage) => [tone, title, text].join('\n');

/** Tells something at the edge of the screen. The same message again counts up the toast that says it already. */
export function showToast(message: ToastMessage): void {
  const key = toastKey(message);
  const before = visibleToasts.get(key);
  const toastId = before?.id ?? `toast-${(lastId += 1)}`;
  const data: ToastData = { message, count: (before?.count ?? 0) + 1 };
  visibleToasts.set(key, { id: toastId, count: data.count });
  const options = {
    data,
    role: message.tone === 'danger' ? 'alert' : 'status',
    autoClose: message.action ? (false as const) : toastCloseMs,
  };
  if (before) {
    toast.update(toastId, { ...options, render: ToastContent });
  } else {
    toast<ToastData>(ToastContent, { ...options, toastId, onClose: () => void visibleToasts.delete(key) });
  }
}
