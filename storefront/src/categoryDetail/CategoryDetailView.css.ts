import { focusRing, from, inApp, media, transition, typeStyle } from '@elvora/design-system/styles';
import { zIndex, vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['3'],
    '@media': {
      [from.md]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: vars.space['8'], alignItems: 'start' },
    },
  }),
);

/** A row of chips that stays under the header on narrow pages, a list at the side on wide ones. */
export const index = style(
  inApp({
    position: 'sticky',
    insetBlockStart: 'var(--e-sticky-top)',
    zIndex: zIndex.sticky,
    marginInline: '-16px',
    background: vars.surface.page,
    '@media': { [from.md]: { marginInline: 0 }, [media.print]: { display: 'none' } },
  }),
);

export const entries = style(
  inApp({
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

export const entry = style(inApp({ flex: 'none' }));

export const link = style(
  inApp({
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

export const count = style(inApp({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }));

export const types = style(
  inApp({ display: 'grid', gap: vars.space['5'], '@media': { [from.md]: { gap: vars.space['8'] } } }),
);

export const type = style(
  inApp({
    scrollMarginBlockStart: 'calc(var(--e-sticky-top) + 64px)',
    '@media': { [from.md]: { scrollMarginBlockStart: 'calc(var(--e-sticky-top) + 24px)' } },
  }),
);

export const cards = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr))',
    gap: vars.space['2'],
    paddingBlockStart: vars.space['2'],
    '@media': { '(max-width: 899.98px)': { gap: vars.space['1_5'] } },
  }),
);
