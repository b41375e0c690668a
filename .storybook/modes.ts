/** Size at which plays run. */
export const stage = { width: 1280, height: 720 };

/** Widths at which every `visual` story is pictured, here and in Chromatic. */
export const pictureWidths = [390, 1440] as const;

/** Chromatic takes the same pictures, and one from right to left. */
export const modes = {
  phone: { viewport: pictureWidths[0] },
  desktop: { viewport: pictureWidths[1] },
  rtl: { viewport: pictureWidths[1], direction: 'rtl' },
} as const;
