/**
 * Turns off Storybook's highlights in the pages of a browser context, or in a page. Only people use them, and they read the
 * style of every element after each change of a story.
 */
export const disableHighlights = (pages) =>
  pages.addInitScript(() => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
    globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
  });
