import { focusRing, inApp, media, transition, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const group = style(
  inApp({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } }),
);

export const summary = style(
  inApp({
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

export const problemIcon = style(inApp({ flex: 'none', display: 'grid', color: vars.tone.warning.icon }));
export const text = style(inApp({ flex: 1, minWidth: 0 }));
export const chevron = style(
  inApp({
    display: 'grid',
    transition: transition(['transform'], 'base'),
    selectors: { '[open] > * > &': { transform: 'rotate(90deg)' } },
  }),
);

export const list = style(
  inApp({
    display: 'grid',
    gap: '8px',
    maxHeight: '320px',
    padding: '4px 20px 16px 52px',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  }),
);
