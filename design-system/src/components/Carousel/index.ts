export { Carousel, carouselSizes, type CarouselItem, type CarouselProps } from './Carousel.tsx';
export { type CarouselClock } from './carouselClock.ts';
export { carouselLabels, type CarouselLabels } from './carouselLabels.ts';
