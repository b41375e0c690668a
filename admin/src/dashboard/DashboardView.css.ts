import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const sections = style(
  inApp({
    display: 'grid',
    gap: vars.space['2'],
    '@media': { [from.lg]: { gridTemplateColumns: '7fr 5fr' } },
  }),
);
