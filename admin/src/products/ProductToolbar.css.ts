import { from, inApp, rem } from '@elvora/design-system/styles';
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
  inApp({ flex: `1 1 ${rem(200)}`, maxWidth: '100%', '@media': { [from.lg]: { maxWidth: rem(320) } } }),
);
export const select = style(inApp({ flex: `0 1 ${rem(156)}`, minWidth: 0 }));
export const sort = style(
  inApp({ flex: `1 1 ${rem(136)}`, minWidth: 0, '@media': { [from.sm]: { flex: 'none', width: rem(136) } } }),
);
export const end = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['1'],
    '@media': { [from.sm]: { marginInlineStart: 'auto' } },
  }),
);
