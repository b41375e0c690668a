export interface CarouselLabels {
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Shown on a hovered or focused slide, and always on touch screens. */
  hint: string;
  /** Accessible name of the group of dots. */
  dots: string;
  /** Accessible name of a slide; `number` counts from 1. */
  slide: (number: number, total: number, title: string) => string;
}

export const carouselLabels: CarouselLabels = {
  pause: 'Pause slides',
  play: 'Play slides',
  previous: 'Previous slide',
  next: 'Next slide',
  hint: 'Open',
  dots: 'Choose a slide',
  slide: (number, total, title) => `${number} of ${total}: ${title}`,
};
