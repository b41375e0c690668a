import { style } from '@vanilla-extract/css';
import { focusRing, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    padding: vars.space['2'],
    background: vars.tone.warning.surface,
    border: `1px solid ${vars.tone.warning.border}`,
    borderRadius: vars.radius['2'],
    selectors: { '&:focus-visible': focusRing() },
  }),
);
