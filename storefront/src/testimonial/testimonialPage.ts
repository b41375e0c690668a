import { noResources, type PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

export const testimonialPage: PageDefinition = {
  path: paths.testimonials,
  module: 'src/testimonial/TestimonialRoute.tsx',
  load: () => import('./TestimonialRoute.tsx'),
  resources: noResources,
  sitemap: 'self',
};
