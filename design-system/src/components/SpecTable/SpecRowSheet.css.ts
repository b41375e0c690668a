import { keyframes, style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const sheet = style(
  inComponents({
    position: 'fixed',
    inset: 'auto 0 0',
    width: '100%',
    maxWidth: '600px',
    maxHeight: '88dvh',
    marginInline: 'auto',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sheet,
    background: vars.surface.page,
    boxShadow: vars.elevation['4'],
    overscrollBehavior: 'contain',
    selectors: {
      '&[open]': { animation: `${rise} ${vars.motion.slow.duration} ${vars.motion.slow.easing}` },
      '&::backdrop': {
        background: vars.scrim.dialog,
        animation: `${appear} ${vars.motion.base.duration} ${vars.motion.base.easing}`,
      },
    },
  }),
);

export const content = style(
  inComponents({ padding: `${vars.space['2']} ${vars.space['2']} calc(16px + env(safe-area-inset-bottom))` }),
);

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    paddingBlockEnd: vars.space['1'],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  }),
);

export const text = style(inComponents({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }));
export const name = style(inComponents({ ...typeStyle('heading4'), fontVariantNumeric: 'slashed-zero' }));
export const caption = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const listed = style(
  inComponents({
    ...typeStyle('bodySm'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Enlarges the touch target of the link.
    minHeight: '44px',
    fontWeight: 600,
    color: vars.tone.success.text,
  }),
);

export const footer = style(
  inComponents({
    display: 'grid',
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gap: vars.space['1_5'],
    paddingBlockStart: vars.space['2'],
    background: vars.surface.page,
  }),
);

/** Stays at the end of the sheet while the values scroll. */
export const actions = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: 0,
    paddingBlockStart: vars.space['1_5'],
    background: vars.surface.page,
  }),
);

export const order = style(inComponents({ display: 'flex', gap: vars.space['1_5'] }));
