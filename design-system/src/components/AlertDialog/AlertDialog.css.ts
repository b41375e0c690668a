import { style } from '@vanilla-extract/css';
import { from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const body = style(
  inComponents({
    display: 'flex',
    gap: '16px',
    minHeight: 0,
    padding: '20px 16px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { [from.sm]: { padding: '24px' } },
  }),
);

export const icon = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    color: vars.tone.brand.icon,
    background: vars.tone.brand.surface,
    borderRadius: vars.radius['2'],
  }),
);
export const dangerIcon = style(
  inComponents({ color: vars.tone.danger.icon, background: vars.tone.danger.surface }),
);

export const text = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const detail = style(
  inComponents({ marginBlockStart: '4px', ...typeStyle('bodySm'), color: vars.text.soft }),
);
export const choices = style(inComponents({ marginBlockStart: vars.space['2'] }));

export const ok = style(inComponents({ display: 'grid', minWidth: '96px' }));
