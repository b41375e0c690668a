import { keyframes, style } from '@vanilla-extract/css';
import { focusRing, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** Leaves a strip of the page visible. */
export const sheet = style(
  inComponents({
    position: 'fixed',
    inset: 'auto 0 0',
    width: '100%',
    maxWidth: '600px',
    height: 'calc(100dvh - 48px)',
    maxHeight: 'none',
    marginInline: 'auto',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sheet,
    background: vars.surface.page,
    color: vars.text.default,
    boxShadow: vars.elevation['4'],
    overflow: 'clip',
    selectors: {
      '&[open]': { animation: `${rise} ${vars.motion.slow.duration} ${vars.motion.slow.easing}` },
      '&::backdrop': {
        background: vars.scrim.dialog,
        animation: `${appear} ${vars.motion.base.duration} ${vars.motion.base.easing}`,
      },
    },
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
