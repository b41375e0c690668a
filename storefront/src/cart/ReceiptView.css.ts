import { from, inApp, media } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const columns = style(
  inApp({
    display: 'grid',
    gap: vars.space['5'],
    '@media': {
      [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)', alignItems: 'start' },
      [from.lg]: { columnGap: vars.space['6'] },
      [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const lines = style(inApp({ display: 'grid', gap: vars.space['2'], minWidth: 0 }));

export const actions = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    '@media': { [media.print]: { display: 'none' } },
  }),
);
