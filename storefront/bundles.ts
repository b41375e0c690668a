/** Packages that change with themselves and not with the site: they stay in the browser's cache over releases. */
export const isPackage = (id: string): boolean =>
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr)\//.test(id);

/** Modules of a single page each: the build's manifest knows a page by its own file. */
export const isRoute = (id: string): boolean => id.endsWith('Route.tsx');
