export { Carousel, carouselSizes, type CarouselItem, type CarouselProps } from './Carousel.tsx';
export { carouselLabels, type CarouselLabels } from './carouselLabels.ts';
