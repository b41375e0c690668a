import { inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

/** A message over the step, with what can be done about it. */
export const root = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    padding: '8px 8px 8px 16px',
    background: vars.tone.brand.surface,
    border: `1px solid ${vars.tone.brand.border}`,
    borderRadius: vars.radius['2'],
  }),
);
export const progress = style(inApp({ flex: '1 1 120px', display: 'grid', maxWidth: '320px' }));
export const actions = style(inApp({ display: 'flex', gap: vars.space['1'] }));
