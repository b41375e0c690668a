import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, typeStyle } from '../../styles/index.ts';
import { bottomSheet } from '../../styles/bottomSheet.ts';
import { vars } from '../../theme/index.ts';

/** Leaves a strip of the page visible. */
export const sheet = style(
  inComponents({
    ...bottomSheet(),
    height: 'calc(100dvh - 48px)',
    maxHeight: 'none',
    color: vars.text.default,
    overflow: 'clip',
  }),
);

export const frame = style(
  inComponents({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', height: '100%' }),
);

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    minHeight: '64px',
    justifyContent: 'space-between',
    paddingInline: `${vars.space['2']} ${vars.space['1']}`,
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  }),
);

export const clear = style(
  inComponents({
    ...typeStyle('bodySm'),
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginInlineStart: 'auto',
    color: vars.text.link,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing() },
  }),
);

export const body = style(
  inComponents({
    paddingInline: vars.space['2'],
    paddingBlock: `${vars.space['1']} ${vars.space['3']}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }) },
  }),
);

export const footer = style(
  inComponents({
    padding: `12px ${vars.space['2']} calc(12px + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    background: vars.surface.page,
  }),
);
