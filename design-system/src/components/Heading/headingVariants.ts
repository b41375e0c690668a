import type { TypeStyleName } from '../../theme/index.ts';

export const headingVariants = [
  'displayXl',
  'displayLg',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'headingAdmin',
] as const satisfies readonly TypeStyleName[];
export type HeadingVariant = (typeof headingVariants)[number];

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

/** Default variant of each level. */
export const variantByLevel = {
  1: 'heading1',
  2: 'heading2',
  3: 'heading3',
  4: 'heading4',
  5: 'heading5',
  6: 'heading5',
} as const satisfies Record<HeadingLevel, HeadingVariant>;
