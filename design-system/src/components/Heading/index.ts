export { Heading, type HeadingProps } from './Heading.tsx';
export { headingLevels, headingVariants, type HeadingLevel, type HeadingVariant } from './headingVariants.ts';
