import { noResources, type PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

export const cartPage: PageDefinition = {
  path: paths.cart,
  module: 'src/cart/CartRoute.tsx',
  load: () => import('./CartRoute.tsx'),
  isEager: true,
  resources: noResources,
  sitemap: null,
};
