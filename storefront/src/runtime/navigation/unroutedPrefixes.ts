/** Paths of the server that are no pages of the storefront. */
export const unroutedPrefixes = ['/admin', '/media/', '/assets/'];
