import { categoryPage } from '../category/categoryPage.ts';
import type { PageRequest } from '../runtime/data/pageResources.ts';
import { noResources, type PageDefinition } from '../runtime/navigation/page.ts';
import { redirectPath } from './redirectPath.ts';

const redirectPage = (
  path: string,
  own: Required<Pick<PageDefinition, 'resources' | 'redirect'>>,
): PageDefinition => ({
  path,
  module: 'src/redirects/RedirectRoute.tsx',
  load: () => import('./RedirectRoute.tsx'),
  isEager: true,
  sitemap: null,
  ...own,
});

const redirected = (request: PageRequest): PageRequest => ({
  ...request,
  pathname: redirectPath(request.pathname),
});

/** Addresses that only redirect (D-01, D-03). */
export const redirectPages: readonly PageDefinition[] = [
  redirectPage('/categories/*', {
    // With the resources of the category, the first redirect leads to its canonical path.
    resources: (request) => categoryPage.resources(redirected(request)),
    redirect(request) {
      const target = redirected(request);
      return categoryPage.redirect?.(target) ?? target.pathname;
    },
  }),
  redirectPage('/about', {
    resources: noResources,
    redirect: ({ pathname }) => redirectPath(pathname),
  }),
];
