import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Bar of 60 px with the back button and the field; the suggestions fill the rest of the screen. */
export const screen = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    padding: 0,
    border: 0,
    background: vars.surface.page,
    color: vars.text.default,
    overflow: 'clip',
    selectors: { '&[open]': { display: 'grid' } },
  }),
);

/** Over the bar: the popup below the field has the full width. */
export const back = style(
  inComponents({ position: 'absolute', insetBlockStart: '8px', insetInlineStart: '6px' }),
);
