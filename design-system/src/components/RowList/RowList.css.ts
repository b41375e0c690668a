import { style } from '@vanilla-extract/css';
import { inComponents, panel, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...panel() }),
);

export const item = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    padding: `${vars.space['1_5']} ${vars.space['2']}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  }),
);

export const main = style(
  inComponents({
    flex: '1 1 16rem',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
  }),
);

export const name = style(
  inComponents({ ...typeStyle('bodySm'), fontWeight: 600, overflowWrap: 'anywhere' }),
);
export const facts = style(
  inComponents({
    flexBasis: '100%',
    minWidth: 0,
    overflowWrap: 'anywhere',
    ...typeStyle('caption'),
    color: vars.text.muted,
  }),
);
export const details = style(inComponents({ flexBasis: '100%', minWidth: 0 }));
