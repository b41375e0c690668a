import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    boxSizing: 'border-box',
    width: '100%',
    background: vars.surface.selectedSoft,
    border: `1px solid ${vars.tone.brand.border}`,
    borderRadius: vars.radius['2'],
    overflowWrap: 'anywhere',
  }),
);

export const titled = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['0_5'],
    padding: '20px 24px',
    borderInlineStart: `3px solid ${vars.action.primary.rest}`,
  }),
);

export const plain = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['2'],
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: vars.space['2'],
  }),
);
