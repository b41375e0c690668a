import { style } from '@vanilla-extract/css';
import { inComponents, rem, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    ...typeStyle('micro'),
    fontWeight: 600,
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    // In rem, to grow with the text.
    minWidth: rem(20),
    height: rem(20),
    paddingInline: '6px',
    borderRadius: vars.radius.full,
    background: vars.action.accent.rest,
    color: vars.text.onFill,
    // Keeps the shape where forced colours drop the background.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  }),
);
