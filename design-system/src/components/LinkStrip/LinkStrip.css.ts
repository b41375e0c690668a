import { style } from '@vanilla-extract/css';
import { from, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const list = style(
  inComponents({
    display: 'grid',
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)', borderInlineStart: hairline } },
  }),
);

export const link = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    height: '100%',
    boxSizing: 'border-box',
    paddingBlock: vars.space['2'],
    color: vars.text.disabled,
    borderBlockEnd: hairline,
    transition: transition(['color', 'background-color']),
    '@media': {
      [from.md]: { padding: '26px 32px', borderInlineEnd: hairline },
      [media.hover]: { ':hover': { color: vars.text.link, background: vars.surface.selectedSoft } },
    },
  }),
);

export const textBlock = style(inComponents({ overflowWrap: 'anywhere', display: 'grid', gap: '2px' }));

export const name = style(
  inComponents({
    ...typeStyle('heading5'),
    color: vars.text.default,
    transition: transition(['color']),
    selectors: { [`${link}:hover &`]: { '@media': { [media.hover]: { color: vars.text.link } } } },
  }),
);

export const text = style(inComponents({ ...typeStyle('bodySm'), color: vars.text.muted }));
