export interface TestimonialCarouselLabels {
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Name of the group of dots. */
  dots: string;
  /** Name of a testimonial, by its number from 1 and whose it is. */
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
