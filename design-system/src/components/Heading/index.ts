export { Heading, type HeadingProps } from './Heading.tsx';
export { headingLevels, headingLooks, type HeadingLevel, type HeadingLook } from './headingLooks.ts';
