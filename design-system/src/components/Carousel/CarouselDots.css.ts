import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { focusRing, inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Time from one slide to the next; set it on any ancestor. */
export const interval = createVar();

export const root = style(inComponents({ display: 'flex', flexWrap: 'wrap', maxWidth: '100%' }));

export const dot = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    minWidth: '24px',
    height: '32px',
    paddingInline: '4px',
    borderRadius: vars.radius['2'],
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }) },
    '@media': { [media.coarse]: { height: '44px', marginBlock: '-6px' } },
  }),
);

export const disc = style(
  inComponents({
    display: 'block',
    width: '8px',
    height: '8px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.border.strong,
    selectors: {
      [`${dot}[aria-current] &`]: { width: '40px' },
      [`${dot}:not([aria-current]):active &`]: { background: vars.border.strongPressed },
    },
    '@media': {
      [media.hover]: {
        selectors: { [`${dot}:not([aria-current]):hover &`]: { background: vars.border.strongPressed } },
      },
      [media.forcedColors]: {
        border: '1px solid ButtonText',
        selectors: { [`${dot}[aria-current] &`]: { background: 'Highlight' } },
      },
    },
  }),
);

/** Starts at the width of an inactive dot, so that the current dot is recognisable while autoplay is paused. */
const grow = keyframes({ from: { transform: 'scaleX(0.2)' } });

/** Fills while the slide plays; full without autoplay. */
export const fill = style(
  inComponents({
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    background: vars.action.primary.rest,
    transformOrigin: 'left',
    selectors: {
      '&:dir(rtl)': { transformOrigin: 'right' },
      [`${root}:not([data-phase="playing"]) &, [data-pressed] &`]: { animationPlayState: 'paused' },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          [`${root}:not([data-phase="static"]) &`]: {
            animation: `${grow} ${fallbackVar(interval, '4000ms')} linear`,
          },
        },
      },
    },
  }),
);
