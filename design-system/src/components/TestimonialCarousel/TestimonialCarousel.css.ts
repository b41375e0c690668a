import { style } from '@vanilla-extract/css';
import { from, inComponents, media, transition } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['4'],
    '@media': {
      [from.md]: { gridTemplateColumns: '376fr 824fr', columnGap: vars.space['10'], alignItems: 'start' },
    },
  }),
);

export const header = style(
  inComponents({ display: 'grid', gap: vars.space['4'], minWidth: 0, overflowWrap: 'anywhere' }),
);
export const text = style(inComponents({ display: 'grid', gap: vars.space['1'] }));

export const controls = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    '@media': { [`${media.print}, ${media.noScript}`]: { display: 'none' } },
  }),
);

/** First in the tab order, last visually: most users look for the next button. */
export const pause = style(
  inComponents({
    order: 1,
    '@media': { [media.reducedMotion]: { display: 'none' } },
  }),
);

export const quotes = style(inComponents({ display: 'grid', gap: vars.space['4'], minWidth: 0 }));

/** All testimonials share one grid cell: the longest reserves the height, so the page never jumps. */
export const stack = style(inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

/** Horizontal panning swipes testimonials, vertical panning scrolls the page. */
export const draggable = style(inComponents({ touchAction: 'pan-y pinch-zoom' }));

export const slide = style(
  inComponents({
    gridArea: '1 / 1',
    minWidth: 0,
    transition: transition(['opacity', 'visibility'], 'slow'),
    selectors: { '&[inert]': { opacity: 0, visibility: 'hidden' } },
  }),
);

export const dots = style(
  inComponents({
    marginInlineStart: '-4px',
    '@media': { [`${media.print}, ${media.noScript}`]: { display: 'none' } },
  }),
);
