import { from, inApp, media, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inApp({
    display: 'grid',
    gap: vars.space['1_5'],
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space['2'] } },
  }),
);

export const group = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    overflow: 'hidden',
  }),
);

export const header = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space['2'],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    '@media': { [media.hover]: { ':hover': { color: vars.text.link } } },
  }),
);

export const textBlock = style(inApp({ display: 'grid', gap: '2px' }));
export const name = style(inApp({ ...typeStyle('heading4'), overflowWrap: 'anywhere' }));
export const count = style(inApp({ ...typeStyle('caption'), color: vars.text.muted }));

export const children = style(
  inApp({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', padding: '8px 16px 12px' }),
);

export const child = style(
  inApp({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    overflowWrap: 'anywhere',
    ...typeStyle('bodySm'),
    color: vars.text.link,
    '@media': {
      [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } },
      [media.coarse]: { minHeight: '44px' },
    },
  }),
);
