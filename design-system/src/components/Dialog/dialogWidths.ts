/** Widths in px; below the `sm` breakpoint a dialog fills the screen. */
export const dialogWidths = [400, 480, 560, 920, 1080] as const;
export type DialogWidth = (typeof dialogWidths)[number];
