export {
  Carousel,
  carouselSizes,
  type CarouselContent,
  type CarouselItem,
  type CarouselProps,
} from './Carousel.tsx';
export { carouselLabels, type CarouselLabels } from './carouselLabels.ts';
export { interval as carouselInterval } from './CarouselDots.css.ts';
export { PauseButton, StepButtons } from './CarouselControls.tsx';
export { CarouselDots } from './CarouselDots.tsx';
export { phaseOf } from './carouselState.ts';
export { useSlideshow } from './useSlideshow.ts';
