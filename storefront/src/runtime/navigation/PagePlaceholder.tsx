/** HTML of `PagePlaceholder`: the server looks for it to find out that the page itself has failed. */
export const pagePlaceholderHtml = '<template data-component="NoPage"></template>';

/** Fallback of a page that is loading or could not be rendered. */
export const PagePlaceholder = () => <template data-component="NoPage" />;
