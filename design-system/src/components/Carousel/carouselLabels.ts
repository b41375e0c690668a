export interface CarouselLabels {
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Shown on a slide under the pointer, with focus, and always where nothing hovers. */
  hint: string;
  /** Name of the group of dots. */
  dots: string;
  /** Name of a slide, by its number from 1. */
  slide: (number: number, total: number, title: string) => string;
}

export const carouselLabels: CarouselLabels = {
  pause: 'Pause slides',
  play: 'Play slides',
  previous: 'Previous slide',
  next: 'Next slide',
  hint: 'Click to explore products',
  dots: 'Choose a slide',
  slide: (number, total, title) => `${number} of ${total}: ${title}`,
};
