import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Scanners need dark on light, even with forced colours. */
export const root = style(
  inComponents({
    display: 'block',
    width: '100%',
    maxWidth: '220px',
    height: 'auto',
    background: vars.surface.page,
    fill: vars.text.default,
    forcedColorAdjust: 'none',
    '@media': { print: { printColorAdjust: 'exact' } },
  }),
);
