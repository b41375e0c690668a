export const toastTones = ['success', 'info', 'warning', 'danger'] as const;
/** `danger` is announced assertively, the others politely. */
export type ToastTone = (typeof toastTones)[number];
