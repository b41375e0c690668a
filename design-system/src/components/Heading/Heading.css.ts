import { style, styleVariants } from '@vanilla-extract/css';
import { breakingWords, inComponents, typeStyle } from '../../styles/index.ts';
import type { HeadingVariant } from './headingVariants.ts';

export const root = style(inComponents({ textWrap: 'balance', ...breakingWords }));

export const variants = styleVariants({
  displayXl: inComponents(typeStyle('displayXl')),
  displayLg: inComponents(typeStyle('displayLg')),
  heading1: inComponents(typeStyle('heading1')),
  heading2: inComponents(typeStyle('heading2')),
  heading3: inComponents(typeStyle('heading3')),
  heading4: inComponents(typeStyle('heading4')),
  heading5: inComponents(typeStyle('heading5')),
  headingAdmin: inComponents(typeStyle('headingAdmin')),
} satisfies Record<HeadingVariant, ReturnType<typeof inComponents>>);
