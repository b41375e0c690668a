import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inApp({
    display: 'grid',
    gap: vars.space['1'],
    '@media': {
      [from.sm]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
      print: { display: 'none' },
    },
  }),
);
export const search = style(
  inApp({ flex: '1 1 200px', maxWidth: '100%', '@media': { [from.lg]: { maxWidth: '320px' } } }),
);
export const select = style(inApp({ flex: '0 1 156px', minWidth: 0 }));
export const sort = style(inApp({ flex: 1, minWidth: 0, '@media': { [from.sm]: { flex: '0 1 160px' } } }));
export const end = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    '@media': { [from.sm]: { marginInlineStart: 'auto' } },
  }),
);
