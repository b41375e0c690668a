import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    // The row keeps its height.
    marginBlock: '-4px',
    marginInlineStart: '8px',
    padding: 0,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['1'],
    background: vars.surface.page,
    color: vars.text.link,
    cursor: 'pointer',
    verticalAlign: 'top',
    selectors: {
      '&[data-listed]': { color: vars.tone.success.text },
      '&[aria-expanded="true"]': { background: vars.surface.selected },
      '&:focus-visible': focusRing({ offsetPx: 0 }),
    },
    '@media': {
      [media.coarse]: { width: '44px', height: '40px', marginBlock: '-10px' },
      [media.print]: { display: 'none' },
    },
  }),
);
