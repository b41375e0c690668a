import { style } from '@vanilla-extract/css';
import {
  focusRing,
  from,
  inComponents,
  media,
  rem,
  transition,
  typeStyle,
  visuallyHidden,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const belowSm = `not all and ${from.sm}`;
/** Fits three steps and a button in 320 px. */
const verySmall = '(max-width: 359px)';

export const list = style(
  inComponents({
    display: 'flex',
    gap: '0 24px',
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [from.sm]: { gap: '0 32px' }, [verySmall]: { gap: '0 8px' } },
  }),
);
export const flush = style(inComponents({ borderBlockEnd: 0 }));

export const tab = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '48px',
    paddingBlock: '8px',
    ...typeStyle('bodySm'),
    fontWeight: 500,
    color: vars.text.muted,
    cursor: 'pointer',
    outline: 'none',
    transition: transition(['color']),
    '::after': { content: '', position: 'absolute', insetInline: 0, insetBlockEnd: 0, height: '2px' },
    selectors: {
      '&[data-done]': { color: vars.text.default },
      '&[aria-selected="true"]': { color: vars.text.link, fontWeight: 600 },
      '&[aria-selected="true"]::after': { background: vars.border.focus },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:focus-visible': { ...focusRing({ offsetPx: -2 }), borderRadius: vars.radius['2'] },
    },
    '@media': {
      [from.sm]: { minHeight: '40px' },
      [verySmall]: { gap: '6px' },
      [media.coarse]: { minHeight: '48px' },
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-selected="true"], [aria-disabled="true"])': { color: vars.text.default },
        },
      },
      [media.forcedColors]: { selectors: { '&[aria-selected="true"]::after': { background: 'Highlight' } } },
    },
  }),
);

export const disc = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    // In rem, to grow with the text.
    width: rem(22),
    height: rem(22),
    ...typeStyle('micro'),
    fontWeight: 600,
    border: `1.5px solid ${vars.border.strongHover}`,
    borderRadius: vars.radius.full,
    selectors: {
      [`${tab}[data-done] &`]: {
        color: vars.text.onFill,
        background: vars.fill.success,
        borderColor: vars.fill.success,
      },
      [`${tab}[aria-selected="true"] &`]: {
        color: vars.text.onFill,
        background: vars.action.primary.rest,
        borderColor: vars.action.primary.rest,
      },
    },
  }),
);

/** Visually replaced by the short label on small screens; stays the accessible name. */
export const long = style(inComponents({ '@media': { [belowSm]: visuallyHidden } }));
export const short = style(inComponents({ '@media': { [from.sm]: { display: 'none' } } }));
