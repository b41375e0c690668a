export { Testimonial, type TestimonialItem, type TestimonialProps } from './Testimonial.tsx';
export { initialsOf, ratingOf } from './testimonialOps.ts';
