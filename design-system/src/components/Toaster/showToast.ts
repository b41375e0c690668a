import { toast } from 'react-toastify/unstyled';
import { ToastContent } from './ToastContent.tsx';
import { toastCloseMs } from './toastLimits.ts';
import type { ToastTone } from './toastTones.ts';

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  /** Second line. */
  text?: string;
  /** A toast with an action stays until it is closed (D-37). */
  action?: { label: string; onPress: () => void };
}

/** Message of a toast and how often it was repeated. */
export interface ToastData {
  message: ToastMessage;
  count: number;
}

interface VisibleToast {
  id: string;
  count: number;
}

/** Visible toasts by content. */
const visibleToasts = new Map<string, VisibleToast>();
let lastId = 0;

/** Dismisses all toasts, including queued ones, for example when their page is left. */
export function dismissToasts(): void {
  visibleToasts.clear();
  toast.dismiss();
}

const toastKey = ({ tone, title, text = '' }: ToastMessage) => [tone, title, text].join('\n');

/** Shows a toast; repeating a visible message increments its counter instead. */
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
