import { style } from '@vanilla-extract/css';
import { fadeMask, from, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '100dvh',
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const main = style(
  inComponents({
    display: 'grid',
    gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
    padding: vars.space['3'],
    '@media': { [from.md]: { padding: '40px 64px' } },
  }),
);

export const brand = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space['1_5'] }));

export const content = style(
  inComponents({
    alignSelf: 'center',
    justifySelf: 'center',
    width: '100%',
    maxWidth: '384px',
    paddingBlock: vars.space['5'],
  }),
);

export const aside = style(
  inComponents({
    display: 'none',
    placeItems: 'center',
    padding: vars.space['3'],
    background: vars.surface.hero,
    borderInlineStart: `1px solid ${vars.border.subtle}`,
    '@media': { [from.md]: { display: 'grid' } },
  }),
);

export const picture = style(
  inComponents({ ...fadeMask(), width: '100%', maxWidth: '640px', height: 'auto' }),
);
