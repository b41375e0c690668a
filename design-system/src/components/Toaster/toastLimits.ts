/** A toast goes by itself after so many ms, unless it offers an action (S-394, D-37). */
export const toastCloseMs = 5000;

/** Dragged further than this share of its width a toast goes (S-398). */
export const toastDismissPercent = 80;
