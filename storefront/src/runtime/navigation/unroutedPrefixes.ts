/** Server paths that are not pages of the storefront. */
export const unroutedPrefixes = ['/admin', '/media/', '/assets/'];
