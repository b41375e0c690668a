import { noResources, type PageDefinition } from '../runtime/navigation/page.ts';
import { redirectPath } from './redirectPath.ts';

const redirectPage = (path: string): PageDefinition => ({
  path,
  module: 'src/redirects/RedirectRoute.tsx',
  load: () => import('./RedirectRoute.tsx'),
  isEager: true,
  resources: noResources,
  redirect: ({ pathname }) => redirectPath(pathname),
  sitemap: null,
});

/** Addresses that only redirect (D-01, D-03). */
export const redirectPages: readonly PageDefinition[] = [
  redirectPage('/categories/*'),
  redirectPage('/about'),
];
