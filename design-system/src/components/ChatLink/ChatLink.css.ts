import { style } from '@vanilla-extract/css';
import { floatingButton, inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    ...floatingButton(),
    color: vars.text.onFill,
    background: vars.fill.success,
    boxShadow: vars.elevation['3'],
    '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
  }),
);
