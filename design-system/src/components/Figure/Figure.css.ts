import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ position: 'relative', margin: 0 }));

export const rounded = style(inComponents({ borderRadius: vars.radius['3'], overflow: 'hidden' }));

export const caption = style(
  inComponents({ display: 'grid', gap: '2px', marginBlockStart: vars.space['2'], overflowWrap: 'anywhere' }),
);

export const badge = style(
  inComponents({
    position: 'absolute',
    insetBlockEnd: '24px',
    insetInlineStart: '24px',
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minHeight: '56px',
    paddingInline: '18px 20px',
    ...typeStyle('heading5'),
    background: vars.surface.page,
    borderRadius: vars.radius['2'],
    boxShadow: vars.elevation['3'],
  }),
);

export const badgeIcon = style(inComponents({ display: 'flex', color: vars.action.primary.rest }));
