import { style } from '@vanilla-extract/css';
import { inComponents, media, rem, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Covers its cell, and its neighbours as the text grows. */
export const field = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '-1px',
    insetInlineStart: '-1px',
    zIndex: 1,
    minWidth: 'calc(100% + 1px)',
    maxWidth: '360px',
    minHeight: 'calc(100% + 1px)',
    maxHeight: '240px',
    padding: '7px 8px',
    ...typeStyle('data'),
    color: vars.text.default,
    background: vars.surface.page,
    border: `2px solid ${vars.border.focus}`,
    borderRadius: 0,
    outline: 'none',
    resize: 'none',
    fieldSizing: 'content',
    '::placeholder': { color: vars.text.muted, opacity: 1 },
    '@media': {
      // iOS zooms into fields with smaller text.
      [media.coarse]: { fontSize: rem(16), paddingBlock: '9px' },
      [media.forcedColors]: { borderColor: 'Highlight' },
    },
  }),
);
