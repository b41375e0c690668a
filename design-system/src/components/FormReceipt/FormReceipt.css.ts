import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    gap: vars.space['2'],
    padding: vars.space['3'],
    background: vars.tone.success.surface,
    border: `1px solid ${vars.tone.success.border}`,
    borderRadius: vars.radius['2'],
    outline: 'none',
    ':focus-visible': focusRing(),
  }),
);

export const icon = style(inComponents({ flex: 'none', color: vars.tone.success.icon }));
export const text = style(
  inComponents({ display: 'grid', gap: vars.space['1'], minWidth: 0, overflowWrap: 'anywhere' }),
);
export const reference = style(inComponents({ ...typeStyle('bodyMd'), color: vars.text.soft }));
export const value = style(
  inComponents({ color: vars.text.default, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
);
export const action = style(inComponents({ marginBlockStart: vars.space['1'] }));
