export interface TestimonialCarouselLabels {
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Accessible name of the group of dots. */
  dots: string;
  /** Accessible name of a testimonial; `number` counts from 1, `name` is its author. */
  slide: (number: number, total: number, name: string) => string;
}

export const testimonialCarouselLabels: TestimonialCarouselLabels = {
  pause: 'Pause testimonials',
  play: 'Play testimonials',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  dots: 'Choose a testimonial',
  slide: (number, total, name) => `${number} of ${total}: ${name}`,
};
