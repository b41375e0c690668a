import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { bottomSheet } from '../../styles/bottomSheet.ts';
import { vars } from '../../theme/index.ts';

export const sheet = style(
  inComponents({
    ...bottomSheet(),
    maxHeight: '88dvh',
    overscrollBehavior: 'contain',
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
