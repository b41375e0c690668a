import { TestimonialCarousel } from '@elvora/design-system/TestimonialCarousel';
import preview from '#.storybook/preview';
import { testimonials } from '../../_support/testimonials.ts';

const meta = preview.meta({
  component: TestimonialCarousel,
  parameters: { design: ['storefront-home-desktop', 'storefront-home-mobile'] },
  args: {
    items: testimonials,
    title: 'What our customers say',
    text: 'Dealers, panel builders and maintenance teams.',
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { autoplayInterval: 2000, headingLevel: 3 } });

/** Testimonials change manually, as under reduced motion. */
export const WithoutAutoplay = meta.story({ args: { autoplayInterval: 0 } });

/** One testimonial has no controls and no timer. */
export const OneTestimonial = meta.story({ args: { items: testimonials.slice(0, 1) } });
