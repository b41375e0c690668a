import { style } from '@vanilla-extract/css';
import { from, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'grid',
    gap: vars.space['1_5'],
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space['2'] } },
  }),
);

export const group = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    overflow: 'hidden',
  }),
);

export const header = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space['2'],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    '@media': { [media.hover]: { ':hover': { color: vars.text.link } } },
  }),
);

export const textBlock = style(inComponents({ display: 'grid', gap: '2px' }));
export const name = style(inComponents({ ...typeStyle('heading4'), overflowWrap: 'anywhere' }));
export const count = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const children = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', padding: '8px 16px 12px' }),
);

export const child = style(
  inComponents({
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
