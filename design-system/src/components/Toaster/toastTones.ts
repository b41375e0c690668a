export const toastTones = ['success', 'info', 'warning', 'danger'] as const;
/** `danger` interrupts a screen reader (`role="alert"`); the others are announced politely. */
export type ToastTone = (typeof toastTones)[number];
