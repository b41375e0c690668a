import { inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

/** As high as the dialog's body, so that the table can fill it. */
export const content = style(
  inApp({ display: 'flex', flexDirection: 'column', gap: vars.space['2'], height: '100%' }),
);

/** The steps, and the preview button. */
export const header = style(
  inApp({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }),
);
