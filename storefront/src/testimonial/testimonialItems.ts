import type { TestimonialItem } from '@elvora/design-system/Testimonial';
import testimonials from '../content/testimonials.json';

/** The testimonials of customers (S-107) as items of cards and the carousel. */
export const testimonialItems: readonly TestimonialItem[] = testimonials.map(
  ({ text, name, position, company, rating, project, avatar }) => ({
    text,
    name,
    position: `${position}, ${company}`,
    rating,
    project,
    ...(avatar === '' ? {} : { avatar: { src: avatar } }),
  }),
);
