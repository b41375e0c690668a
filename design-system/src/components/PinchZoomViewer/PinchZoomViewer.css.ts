import { style } from '@vanilla-extract/css';
import { clampLines, focusRing, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const name = style(inComponents({ ...typeStyle('bodySm'), fontWeight: 600, ...clampLines(2) }));

export const count = style(
  inComponents({ ...typeStyle('caption'), display: 'block', color: vars.text.onDarkMuted }),
);

export const footer = style(inComponents({ display: 'grid', justifyItems: 'center', gap: vars.space['2'] }));

export const thumbs = style(
  inComponents({
    display: 'flex',
    gap: vars.space['1'],
    maxWidth: '100%',
    padding: '4px',
    margin: '-4px',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    '@media': { '(max-height: 480px)': { display: 'none' } },
  }),
);

export const thumb = style(
  inComponents({
    flex: 'none',
    width: '56px',
    height: '56px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius['1'],
    overflow: 'hidden',
    opacity: 0.56,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:focus-visible': { ...focusRing({ isOnDark: true }), opacity: 1 },
      '&[aria-current]': { opacity: 1, boxShadow: `0 0 0 2px ${vars.text.onDark}` },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { opacity: 1 } } },
      [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
    },
  }),
);

/** Keeps its space while hidden, so that the picture does not move. */
export const hint = style(
  inComponents({
    ...typeStyle('caption'),
    color: vars.text.onDarkMuted,
    selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
  }),
);
