import { noResources, type PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

export const distributorPage: PageDefinition = {
  path: paths.distributor,
  module: 'src/distributor/DistributorRoute.tsx',
  load: () => import('./DistributorRoute.tsx'),
  isEager: true,
  resources: noResources,
  sitemap: 'self',
};
