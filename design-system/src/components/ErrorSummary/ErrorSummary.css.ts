import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    gap: '12px',
    padding: '16px',
    background: vars.tone.danger.surface,
    border: `1px solid ${vars.tone.danger.border}`,
    borderRadius: vars.radius['2'],
    selectors: { '&:focus': focusRing() },
  }),
);

export const icon = style(
  inComponents({ flex: 'none', paddingBlockStart: '2px', color: vars.tone.danger.icon }),
);
export const content = style(
  inComponents({ display: 'grid', gap: '4px', minWidth: 0, overflowWrap: 'anywhere' }),
);
export const list = style(inComponents({ ...typeStyle('bodySm') }));

export const link = style(
  inComponents({
    display: 'inline-block',
    paddingBlock: '2px',
    color: vars.tone.danger.text,
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
    borderRadius: vars.radius['1'],
    '@media': {
      [media.hover]: { ':hover': { textDecorationThickness: '2px' } },
      [media.coarse]: { paddingBlock: '12px' },
    },
  }),
);
