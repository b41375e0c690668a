import { from, inApp, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inApp({
    display: 'grid',
    gap: vars.space['5'],
    '@media': {
      [from.lg]: { gridTemplateColumns: '616fr 600fr', gap: vars.space['8'], alignItems: 'start' },
    },
  }),
);

export const words = style(inApp({ display: 'grid', gap: vars.space['4'] }));
export const head = style(inApp({ display: 'grid', gap: vars.space['1_5'] }));

export const list = style(
  inApp({
    display: 'grid',
    gap: vars.space['3'],
    '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr', gap: '36px 32px' } },
  }),
);

/** A row on narrow screens; from `sm` the icon stands above the words. */
export const item = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '28px 1fr',
    columnGap: '14px',
    alignContent: 'start',
    '@media': { [from.sm]: { gridTemplateColumns: '1fr', rowGap: vars.space['1'] } },
  }),
);

export const icon = style(inApp({ display: 'flex', color: vars.action.primary.rest }));
export const text = style(inApp({ ...typeStyle('bodySm'), color: vars.text.soft, marginBlockStart: '2px' }));

export const figure = style(inApp({ margin: 0 }));

export const video = style(
  inApp({
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    background: vars.surface.page,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['3'],
  }),
);

export const caption = style(inApp({ display: 'grid', gap: '2px', marginBlockStart: vars.space['2'] }));
