import { style } from '@vanilla-extract/css';
import { from, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    '@media': {
      [from.md]: {
        padding: '36px',
        border: `1px solid ${vars.border.subtle}`,
        borderRadius: vars.radius['2'],
      },
    },
  }),
);
