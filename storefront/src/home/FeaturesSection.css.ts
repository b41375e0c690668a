import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inApp({
    display: 'grid',
    gap: vars.space['5'],
    '@media': {
      [from.md]: { gridTemplateColumns: 'minmax(0, 616fr) minmax(0, 600fr)', alignItems: 'start' },
      [from.lg]: { gap: vars.space['8'] },
    },
  }),
);
