import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const columns = style(
  inApp({
    display: 'grid',
    gap: vars.space['5'],
    '@media': {
      [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
      [from.lg]: { gridTemplateColumns: 'minmax(0, 680fr) minmax(0, 520fr)', columnGap: vars.space['10'] },
    },
  }),
);

export const form = style(inApp({ display: 'grid', gap: vars.space['3'] }));

export const aside = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'], minWidth: 0 }),
);
