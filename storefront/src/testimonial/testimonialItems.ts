import type { TestimonialItem } from '@elvora/design-system/Testimonial';
import testimonials from '../content/testimonials.json';

/** What customers say (S-107), as cards and the carousel show it. */
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
