import { focusRing, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inApp({
    padding: vars.space['2'],
    background: vars.tone.warning.surface,
    border: `1px solid ${vars.tone.warning.border}`,
    borderRadius: vars.radius['2'],
    selectors: { '&:focus-visible': focusRing() },
  }),
);
