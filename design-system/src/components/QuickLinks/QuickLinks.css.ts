import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const list = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space['2'],
    overflowWrap: 'anywhere',
    marginBlockStart: vars.space['2'],
    padding: 0,
    listStyle: 'none',
  }),
);

export const link = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1'],
    ...typeStyle('bodySm'),
    fontWeight: 500,
  }),
);

export const help = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space['1_5'],
    overflowWrap: 'anywhere',
    marginBlockStart: vars.space['3'],
    paddingBlockStart: vars.space['3'],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
  }),
);
