import { style } from '@vanilla-extract/css';
import { inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const select = style(
  inComponents({
    paddingInlineEnd: '40px',
    cursor: 'pointer',
    // Its box has a width of its own: the browser need not measure thousands of options to find the widest.
    fieldSizing: 'content',
    selectors: { '&[data-empty]:not(:disabled)': { color: vars.text.muted } },
  }),
);

/** Lies over the control without taking its clicks. */
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

/** In the platform's own list options keep the colours of the page, whatever the control shows. */
export const option = style(inComponents({ color: vars.text.default }));
export const group = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));
