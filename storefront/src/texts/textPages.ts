import type { SitePageName } from '@elvora/catalogue/model';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

interface TextPageOptions extends Pick<PageDefinition, 'path' | 'module' | 'load'> {
  name: SitePageName;
}

/** A page that is one long text (D-02). */
const textPage = ({ name, ...page }: TextPageOptions): PageDefinition => ({
  ...page,
  resources: () => ({ page: resourceRef('sitePage', name) }),
  sitemap: 'self',
});

export const servicesPage = textPage({
  name: 'services',
  path: paths.services,
  module: 'src/texts/ServicesRoute.tsx',
  load: () => import('./ServicesRoute.tsx'),
});

export const projectsPage = textPage({
  name: 'projects',
  path: paths.projects,
  module: 'src/texts/ProjectsRoute.tsx',
  load: () => import('./ProjectsRoute.tsx'),
});

export const privacyPage = textPage({
  name: 'privacy',
  path: paths.privacy,
  module: 'src/texts/PrivacyRoute.tsx',
  load: () => import('./PrivacyRoute.tsx'),
});

export const termsPage = textPage({
  name: 'terms',
  path: paths.terms,
  module: 'src/texts/TermsRoute.tsx',
  load: () => import('./TermsRoute.tsx'),
});
