import { style } from '@vanilla-extract/css';
import { inComponents, panel } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ minWidth: 0, ...panel() }));

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    minHeight: '57px',
    paddingInline: '20px',
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  }),
);

export const body = style(inComponents({ padding: '20px' }));
