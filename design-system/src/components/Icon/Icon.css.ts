import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';

const box = { display: 'block', flex: 'none' } as const;

export const line = style(
  inComponents({
    ...box,
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

/** Mirrored in right-to-left text. */
export const directional = style([
  line,
  inComponents({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
]);

export const filled = style(inComponents({ ...box, fill: 'currentColor' }));
