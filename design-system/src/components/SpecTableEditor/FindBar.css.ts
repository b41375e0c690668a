import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    gap: '8px',
    padding: '8px 12px',
    background: vars.surface.sunken,
    borderRadius: vars.radius['2'],
    outline: '1px solid transparent',
  }),
);

export const line = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }),
);

export const field = style(inComponents({ flex: '1 1 160px', maxWidth: '320px' }));

export const count = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontVariantNumeric: 'tabular-nums',
    minWidth: '64px',
    color: vars.text.muted,
  }),
);

export const choices = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 20px' }),
);
