/** Auto-close delay in milliseconds of toasts without an action (S-394, D-37). */
export const toastCloseMs = 5000;

/** Share of its width, in percent, beyond which a dragged toast is dismissed (S-398). */
export const toastDismissPercent = 80;
