import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['2'],
    padding: '24px',
    border: `1px solid ${vars.tone.danger.border}`,
    borderInlineStart: `3px solid ${vars.text.danger}`,
    borderRadius: vars.radius['2'],
    background: vars.surface.page,
  }),
);

export const icon = style(inComponents({ alignSelf: 'flex-start', color: vars.text.danger }));

export const text = style(
  inComponents({ flex: '1 1 14rem', minWidth: 0, display: 'grid', gap: '4px', overflowWrap: 'anywhere' }),
);

/** In the error colour (S-312). */
export const title = style(inComponents({ ...typeStyle('heading5'), color: vars.text.danger }));

export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] }));
