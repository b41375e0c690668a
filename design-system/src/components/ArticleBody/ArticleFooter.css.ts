import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    marginBlockStart: vars.space['4'],
    paddingBlockStart: vars.space['2'],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
  }),
);

export const tags = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] }));
