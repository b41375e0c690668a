import { style } from '@vanilla-extract/css';
import { from, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    marginBlockEnd: vars.space['4'],
    '@media': { [from.md]: { marginBlockEnd: vars.space['5'] } },
  }),
);

export const textBlock = style(
  inComponents({ overflowWrap: 'anywhere', display: 'grid', gap: vars.space['1'] }),
);
