/** A plain toast closes after so many ms (S-394, D-37). */
export const toastCloseMs = 5000;

/** A toast with an action closes after so many ms (D-37). */
export const toastActionCloseMs = 15_000;

/** Dragged further than this share of its width a toast goes (S-398). */
export const toastDismissPercent = 80;
