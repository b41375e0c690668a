import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Screens without room for both show only the open enquiry. */
export const hiddenWhileOpen = style(
  inApp({
    display: 'none',
    '@media': { [from.lg]: { display: 'block' }, print: { display: 'none' } },
  }),
);

export const listContent = style(inApp({ padding: vars.space['2'] }));
