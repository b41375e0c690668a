import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const list = style(inComponents({ display: 'grid', gap: '2px' }));

export const entry = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '48px',
    paddingInline: '12px',
    paddingBlock: '8px',
    textAlign: 'start',
    background: 'none',
    border: 0,
    cursor: 'pointer',
    ...typeStyle('bodySm'),
    fontWeight: 500,
    color: vars.text.soft,
    borderRadius: vars.radius['2'],
    transition: transition(['background-color', 'color']),
    selectors: {
      '&:focus-visible': focusRing({ offsetPx: -2 }),
      '&[aria-current]': {
        fontWeight: 600,
        color: vars.tone.brand.text,
        background: vars.surface.selected,
        // A border, because the outline is the focus ring's.
        '@media': { [media.forcedColors]: { borderInlineStart: '4px solid Highlight' } },
      },
    },
    '@media': {
      [from.sm]: { minHeight: '40px' },
      [media.coarse]: { minHeight: '48px' },
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.surface.hover } } },
    },
  }),
);

export const inDrawer = style(inComponents({ '@media': { [from.sm]: { display: 'none' } } }));

export const label = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
