import { noResources, type PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

export const newsletterPage: PageDefinition = {
  path: paths.newsletter,
  module: 'src/newsletter/NewsletterRoute.tsx',
  load: () => import('./NewsletterRoute.tsx'),
  resources: noResources,
  sitemap: null,
};
