import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    flex: 'none',
    display: 'block',
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['1'],
  }),
);

export const sizes = styleVariants(
  { 32: {}, 40: {}, 56: {}, 96: { borderRadius: vars.radius['2'] } },
  (rule, size) => inComponents({ width: `${size}px`, ...rule }),
);

export const borderless = style(inComponents({ border: 0 }));
