import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

export const faqResources = () => ({ page: resourceRef('sitePage', 'faq') });

export const faqPage: PageDefinition = {
  path: paths.faq,
  module: 'src/faq/FaqRoute.tsx',
  load: () => import('./FaqRoute.tsx'),
  resources: faqResources,
  sitemap: 'self',
};
