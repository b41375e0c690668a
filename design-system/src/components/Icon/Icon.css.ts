import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';

export const root = style(inComponents({ display: 'block', flex: 'none' }));

/** Mirrored in right-to-left text. */
export const directional = style([
  root,
  inComponents({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
]);
