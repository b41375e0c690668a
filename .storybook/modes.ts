/** Size at which plays run. */
export const storyViewport = { width: 1280, height: 720 };

/** Widths at which every `visual` story is pictured, here and in Chromatic. */
export const screenshotWidths = [390, 1440] as const;

/** Chromatic takes the same pictures, and one from right to left. */
export const modes = {
  phone: { viewport: screenshotWidths[0] },
  desktop: { viewport: screenshotWidths[1] },
  rtl: { viewport: screenshotWidths[1], direction: 'rtl' },
} as const;
