import { TestimonialsView } from '@elvora/storefront/views/testimonial/Testimonials';
import preview from '#.storybook/preview';
import { testimonials } from '../_support/testimonials.ts';

const meta = preview.meta({
  component: TestimonialsView,
  tags: ['visual'],
  parameters: { design: ['storefront-home-desktop'], layout: 'fullscreen' },
  args: {
    title: 'Testimonials',
    lead: 'What dealers, panel builders and maintenance teams say about working with us.',
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Testimonials' }],
    items: testimonials,
  },
});

export const SideBySide = meta.story();
