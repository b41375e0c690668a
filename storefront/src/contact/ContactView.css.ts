import { from, inApp, typeStyle } from '@elvora/design-system/styles';
import { zIndex, vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';
import { aboveCorner } from '../frame/corner.ts';

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

export const box = style(
  inApp({
    '@media': {
      [from.md]: {
        padding: '36px',
        border: `1px solid ${vars.border.subtle}`,
        borderRadius: vars.radius['2'],
      },
    },
  }),
);

export const form = style(inApp({ display: 'grid', gap: vars.space['3'] }));

export const send = style(
  inApp({
    ...aboveCorner,
    position: 'relative',
    zIndex: zIndex.sticky + 2,
    display: 'grid',
    '@media': { [from.sm]: { display: 'block' } },
  }),
);

export const aside = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'], minWidth: 0 }),
);

export const facts = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'], margin: 0 }),
);

export const fact = style(inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' }));

export const label = style(
  inApp({ display: 'flex', gap: '20px', alignItems: 'center', ...typeStyle('bodyMd'), fontWeight: 600 }),
);
export const icon = style(inApp({ flex: 'none', display: 'grid', color: vars.text.link }));
export const value = style(
  inApp({
    ...typeStyle('bodySm'),
    margin: 0,
    paddingInlineStart: '40px',
    overflowWrap: 'anywhere',
    color: vars.text.soft,
  }),
);
