export { Testimonial, type TestimonialItem, type TestimonialProps } from './Testimonial.tsx';
export { initialsOf, roundRating } from './testimonialOps.ts';
