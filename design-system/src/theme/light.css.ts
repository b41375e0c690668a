import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import './layers.css.ts';
import { vars } from './contract.css.ts';
import { fallbackFamilies, light } from './light.ts';

createGlobalTheme(':root', vars, light);

// Coarse pointers need 44 px (design sheet, 2.3). Touch feedback is immediate: colour transitions are for hover.
globalStyle(':root', {
  '@media': {
    '(pointer: coarse)': {
      vars: {
        [vars.size.controlSm]: '44px',
        [vars.size.controlMd]: '44px',
        [vars.size.controlLg]: '48px',
        [vars.motion.fast.duration]: '0ms',
      },
    },
    '(prefers-reduced-motion: reduce)': {
      vars: {
        [vars.motion.fast.duration]: '0ms',
        [vars.motion.base.duration]: '0ms',
        [vars.motion.slow.duration]: '0ms',
        [vars.motion.exit.duration]: '0ms',
        [vars.motion.shimmer.duration]: '0ms',
      },
    },
  },
});

// A document that was painted without the web font (`keepTypeface` of the storefront, ADR 17).
globalStyle(':root[data-typeface="fallback"]', { vars: { [vars.font.body]: fallbackFamilies } });
