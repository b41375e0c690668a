export { TestimonialCarousel, type TestimonialCarouselProps } from './TestimonialCarousel.tsx';
export { testimonialCarouselLabels, type TestimonialCarouselLabels } from './testimonialCarouselLabels.ts';
