export const toastTones = ['success', 'info', 'warning', 'danger'] as const;
/** `danger` interrupts what a screen reader says; the others wait for a pause. */
export type ToastTone = (typeof toastTones)[number];
