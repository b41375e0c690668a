import { from, inApp, fadeMask } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inApp({
    display: 'grid',
    minHeight: '100dvh',
    '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);

export const main = style(
  inApp({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    padding: vars.space['3'],
    '@media': { [from.md]: { padding: '40px 64px' } },
  }),
);

export const brand = style(inApp({ display: 'flex', alignItems: 'center', gap: vars.space['1_5'] }));

export const form = style(
  inApp({
    alignSelf: 'center',
    justifySelf: 'center',
    width: '100%',
    maxWidth: '384px',
    paddingBlock: vars.space['5'],
  }),
);

export const picture = style(
  inApp({
    display: 'none',
    placeItems: 'center',
    padding: vars.space['3'],
    background: vars.surface.hero,
    borderInlineStart: `1px solid ${vars.border.subtle}`,
    '@media': { [from.md]: { display: 'grid' } },
  }),
);

export const shot = style(inApp({ ...fadeMask(), width: '100%', maxWidth: '640px', height: 'auto' }));
