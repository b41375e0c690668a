import { style } from '@vanilla-extract/css';
import { floatingButton, inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    ...floatingButton(),
    color: vars.text.default,
    background: vars.surface.page,
    boxShadow: vars.elevation['3'],
    selectors: { '&:not([data-shown])': { visibility: 'hidden', opacity: 0 } },
    '@media': {
      [media.hover]: { ':hover': { background: vars.surface.hover } },
      [media.forcedColors]: { border: '1px solid ButtonText' },
      [media.noScript]: { display: 'none' },
    },
  }),
);
