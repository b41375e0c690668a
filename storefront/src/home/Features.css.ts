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

export const textBlock = style(inApp({ display: 'grid', gap: vars.space['4'] }));
export const header = style(inApp({ display: 'grid', gap: vars.space['1_5'] }));

export const figure = style(inApp({ margin: 0 }));

export const caption = style(inApp({ display: 'grid', gap: '2px', marginBlockStart: vars.space['2'] }));
