/** Viewport of play functions. */
export const storyViewport = { width: 1280, height: 720 };

/** Screenshot widths of every `visual` story, here and in Chromatic. */
export const screenshotWidths = [390, 1440] as const;

/** Chromatic's modes: the same widths, and one right-to-left. */
export const modes = {
  phone: { viewport: screenshotWidths[0] },
  desktop: { viewport: screenshotWidths[1] },
  rtl: { viewport: screenshotWidths[1], direction: 'rtl' },
} as const;
