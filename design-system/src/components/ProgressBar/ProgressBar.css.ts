import { createVar, keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { barParts, inComponents, media, transition } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { ProgressBarVariant } from './ProgressBar.tsx';

export const fraction = createVar();
export const segments = createVar();
/** 1, or -1 from right to left. */
const direction = createVar();

const run = keyframes({
  from: { transform: `translateX(calc(${direction} * -100%))` },
  to: { transform: `translateX(calc(${direction} * 265%))` },
});
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const track = style(
  inComponents({
    display: 'block',
    width: '100%',
    overflow: 'hidden',
    contain: 'paint',
    vars: { [direction]: '1' },
    selectors: { '&:dir(rtl)': { vars: { [direction]: '-1' } } },
  }),
);

export const variants = styleVariants({
  line: inComponents({ height: '3px', background: vars.action.text.pressed }),
  bar: inComponents({
    height: '8px',
    borderRadius: vars.radius.full,
    background: vars.fill.track,
    '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' } },
  }),
} satisfies Record<ProgressBarVariant, StyleRule>);

export const segmented = style(inComponents(barParts(segments)));

export const fill = style(
  inComponents({
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    background: vars.action.primary.rest,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);

// Translates instead of scaling, to keep the rounded end.
export const determinate = style(
  inComponents({
    transform: `translateX(calc(${direction} * (${fraction} - 1) * 100%))`,
    transition: transition(['transform'], 'base'),
  }),
);

export const indeterminate = style(
  inComponents({
    width: '38%',
    animation: `${run} 1400ms ${vars.motion.base.easing} infinite`,
    '@media': {
      [media.reducedMotion]: { width: '100%', animation: `${breathe} 2s ease-in-out infinite` },
    },
  }),
);
