/** What stands in the server's HTML when the page itself broke, and nowhere else. */
export const noPageHtml = '<template data-component="NoPage"></template>';

/** Stands where a page should be that is not here. */
export const NoPage = () => <template data-component="NoPage" />;
