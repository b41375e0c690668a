import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    padding: '8px 8px 8px 16px',
    background: vars.tone.brand.surface,
    border: `1px solid ${vars.tone.brand.border}`,
    borderRadius: vars.radius['2'],
    overflowWrap: 'anywhere',
  }),
);

export const progress = style(inComponents({ flex: '1 1 120px', display: 'grid', maxWidth: '320px' }));
export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] }));
