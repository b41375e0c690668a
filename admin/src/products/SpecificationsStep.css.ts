import { inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The table fills the height above the line below it. */
export const root = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: vars.space['2'], height: '100%', minHeight: 0 }),
);

export const drawing = style(inApp({ flex: 'none' }));
