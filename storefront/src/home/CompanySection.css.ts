import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inApp({
    display: 'grid',
    gap: vars.space['10'],
    '@media': { [from.lg]: { gap: vars.space['13'] } },
  }),
);
