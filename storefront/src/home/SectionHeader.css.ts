import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    marginBlockEnd: vars.space['4'],
    '@media': { [from.md]: { marginBlockEnd: vars.space['5'] } },
  }),
);

export const textBlock = style(inApp({ display: 'grid', gap: vars.space['1'] }));
