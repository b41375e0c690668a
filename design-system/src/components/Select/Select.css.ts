import { style } from '@vanilla-extract/css';
import { inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const select = style(
  inComponents({
    paddingInlineEnd: '40px',
    cursor: 'pointer',
    // Prevents the browser from measuring thousands of options for the widest.
    fieldSizing: 'content',
    selectors: { '&[data-empty]:not(:disabled)': { color: vars.text.muted } },
  }),
);

export const readOnly = style(
  inComponents({ paddingInlineEnd: '12px', cursor: 'default', background: vars.surface.sunken }),
);

/** Overlays the control; clicks pass through. */
export const chevron = style(
  inComponents({
    flex: 'none',
    alignSelf: 'center',
    width: '18px',
    marginInline: '-30px 12px',
    color: vars.text.soft,
    pointerEvents: 'none',
    transition: transition(['transform'], 'base'),
    selectors: { [`${select}:open + &`]: { transform: 'rotate(180deg)' } },
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);

/** Native option lists have the page's colours, independent of the control's. */
export const option = style(inComponents({ color: vars.text.default }));
export const group = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));
