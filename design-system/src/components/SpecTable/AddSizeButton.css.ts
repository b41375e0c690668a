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
    // Focus scrolls it clear of the first column, and of bars at the edges of the screen.
    scrollMargin: '96px min(50vw, 12rem)',
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

/** Takes no part in the layout of its cell. */
export const form = style(inComponents({ display: 'contents' }));

/** Next to the button, at the same size. */
export const quantity = style(
  inComponents({
    width: '64px',
    padding: '0 4px 0 8px',
    borderColor: vars.border.control,
    color: vars.text.default,
    '@media': { [media.coarse]: { width: '64px' } },
  }),
);
