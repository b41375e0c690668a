import { style } from '@vanilla-extract/css';
import { from, inComponents, media, rem } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Search at the start, view switch at the end. */
export const plain = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1_5'],
  }),
);
export const plainSearch = style(inComponents({ flex: '1 1 240px', maxWidth: '360px' }));

/** Layout with filters in between. */
export const filtered = style(
  inComponents({
    display: 'grid',
    gap: vars.space['1'],
    '@media': {
      [from.sm]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
      [media.print]: { display: 'none' },
    },
  }),
);
export const search = style(
  inComponents({
    flex: `1 1 ${rem(200)}`,
    maxWidth: '100%',
    '@media': { [from.lg]: { maxWidth: rem(320) } },
  }),
);
export const select = style(inComponents({ flex: `0 1 ${rem(156)}`, minWidth: 0 }));
export const sort = style(
  inComponents({
    flex: `1 1 ${rem(136)}`,
    minWidth: 0,
    '@media': { [from.sm]: { flex: 'none', width: rem(136) } },
  }),
);
export const end = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['1'],
    '@media': { [from.sm]: { marginInlineStart: 'auto' } },
  }),
);
