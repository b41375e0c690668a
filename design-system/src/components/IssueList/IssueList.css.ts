import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const group = style(
  inComponents({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } }),
);

export const summary = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    paddingInline: '20px',
    ...typeStyle('bodySm'),
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': focusRing({ offsetPx: -2 }),
    },
    '@media': { [media.hover]: { ':hover': { background: vars.surface.hover } } },
  }),
);

export const icon = style(inComponents({ flex: 'none', display: 'grid', color: vars.tone.warning.icon }));
export const label = style(inComponents({ flex: 1, minWidth: 0 }));
export const chevron = style(
  inComponents({
    display: 'grid',
    transition: transition(['transform'], 'base'),
    selectors: {
      '[open] > * > &': { transform: 'rotate(90deg)' },
      '[open] > * > &:dir(rtl)': { transform: 'rotate(-90deg)' },
    },
  }),
);

export const issues = style(
  inComponents({
    display: 'grid',
    gap: '8px',
    maxHeight: '320px',
    padding: '4px 20px 16px 52px',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  }),
);

export const action = style(inComponents({ paddingBlockStart: '8px' }));
