import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const list = style(inComponents({ margin: 0 }));

export const pair = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space['3'],
    paddingBlock: '8px',
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.border.subtle}` } },
  }),
);

export const name = style(inComponents({ ...typeStyle('bodySm'), color: vars.text.soft }));

export const value = style(
  inComponents({
    ...typeStyle('dataCode'),
    margin: 0,
    textAlign: 'end',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);
