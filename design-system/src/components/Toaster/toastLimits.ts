/** Milliseconds until a toast without an action closes (S-394, D-37). */
export const toastCloseMs = 5000;

/** Milliseconds until a toast with an action closes (D-37). */
export const toastActionCloseMs = 15_000;

/** Percentage of its width beyond which dragging dismisses a toast (S-398). */
export const toastDismissPercent = 80;
