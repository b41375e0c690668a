import { from, inApp, media, transition, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.border.subtle}`;

export const root = style(
  inApp({
    display: 'grid',
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)', borderInlineStart: hairline } },
  }),
);

export const link = style(
  inApp({
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

export const textBlock = style(inApp({ display: 'grid', gap: '2px' }));

export const name = style(
  inApp({
    ...typeStyle('heading5'),
    color: vars.text.default,
    transition: transition(['color']),
    selectors: { [`${link}:hover &`]: { '@media': { [media.hover]: { color: vars.text.link } } } },
  }),
);

export const text = style(inApp({ ...typeStyle('bodySm'), color: vars.text.muted }));
