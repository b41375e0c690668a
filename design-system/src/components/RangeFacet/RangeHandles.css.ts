import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Over the track of the histogram. */
export const root = style(
  inComponents({ position: 'absolute', insetInline: 0, insetBlockEnd: 0, height: '2px' }),
);

export const group = style(inComponents({ height: '100%' }));

export const track = style(inComponents({ position: 'relative', height: '100%', touchAction: 'none' }));

/** React Aria places the centre. */
export const handle = style(
  inComponents({
    top: '50%',
    width: '18px',
    height: '18px',
    borderRadius: vars.radius.full,
    background: vars.surface.page,
    border: `2px solid ${vars.border.focus}`,
    cursor: 'grab',
    touchAction: 'none',
    selectors: {
      '&:has(:focus-visible)': focusRing(),
      // Touch target that extends to the neighbouring handle.
      '&::after': { content: '', position: 'absolute', inset: '-12px' },
    },
    '@media': {
      [media.coarse]: { width: '24px', height: '24px' },
      [media.forcedColors]: { background: 'ButtonFace', borderColor: 'Highlight' },
      [media.print]: { display: 'none' },
    },
  }),
);
