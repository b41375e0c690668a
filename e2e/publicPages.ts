import { pages } from '../storefront/src/routes.ts';

/** Addresses of the public site: every page with a fixed path, and those whose content differs in kind. */
export const publicPages: readonly string[] = [
  ...pages
    .filter(({ path, module }) => !/[:*]/.test(path) && !module.includes('/redirects/'))
    .map(({ path }) => path)
    .filter((path) => path !== '/search'),
  '/category/Control%20%26%20Switchgear',
  '/category/Cable%20Accessories/Cable%20Glands',
  '/products/Contactors',
  '/search?query=M20%20gland',
  '/blog/choosing-a-cable-gland',
];
