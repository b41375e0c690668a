import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { zIndex, vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['3'],
    '@media': {
      [from.md]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: vars.space['8'], alignItems: 'start' },
    },
  }),
);

/** Sticky row of chips on narrow pages, sidebar on wide ones. */
export const index = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: vars.size.stickyTop,
    zIndex: zIndex.sticky,
    marginInline: '-16px',
    background: vars.surface.page,
    '@media': {
      [from.md]: { marginInline: 0 },
      [media.short]: { position: 'static' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const entries = style(
  inComponents({
    display: 'flex',
    gap: vars.space['1'],
    padding: '8px 16px',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    '@media': {
      [from.md]: {
        display: 'block',
        padding: 0,
        overflow: 'visible',
        borderInlineStart: `1px solid ${vars.border.subtle}`,
      },
    },
  }),
);

export const entry = style(inComponents({ flex: 'none' }));

export const link = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    minHeight: '40px',
    paddingInline: vars.space['2'],
    ...typeStyle('bodySm'),
    color: vars.text.soft,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['2'],
    transition: transition(['background-color', 'border-color', 'color']),
    selectors: {
      '&:focus-visible': focusRing({ offsetPx: -2 }),
      '&[aria-current]': {
        fontWeight: 600,
        color: vars.text.link,
        background: vars.surface.selected,
        borderColor: vars.border.focus,
      },
    },
    '@media': {
      [media.coarse]: { minHeight: '44px' },
      [media.hover]: { ':hover': { color: vars.text.link } },
      [from.md]: {
        marginInlineStart: '-1px',
        border: 'none',
        borderInlineStart: '2px solid transparent',
        borderRadius: 0,
      },
    },
  }),
);

export const count = style(inComponents({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }));

export const sections = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['5'],
    '@media': { [from.md]: { gap: vars.space['8'] } },
  }),
);

export const section = style(
  inComponents({
    scrollMarginBlockStart: `calc(${vars.size.stickyTop} + 64px)`,
    '@media': { [from.md]: { scrollMarginBlockStart: `calc(${vars.size.stickyTop} + 24px)` } },
  }),
);
