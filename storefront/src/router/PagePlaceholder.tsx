/** What stands in the server's HTML when the page itself broke, and nowhere else. */
export const pagePlaceholderHtml = '<template data-component="NoPage"></template>';

/** Stands where a page should be that is not here. */
export const PagePlaceholder = () => <template data-component="NoPage" />;
