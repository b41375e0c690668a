import { noResources, type PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

export const contactPage: PageDefinition = {
  path: paths.contact,
  module: 'src/contact/ContactRoute.tsx',
  load: () => import('./ContactRoute.tsx'),
  resources: noResources,
  sitemap: 'self',
};
