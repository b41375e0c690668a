import { style } from '@vanilla-extract/css';
import {
  focusRing,
  from,
  inComponents,
  media,
  rem,
  transition,
  typeStyle,
  visuallyHidden,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const button = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '44px',
    maxWidth: '40vw',
    paddingInline: '6px',
    color: vars.text.default,
    background: 'none',
    border: 0,
    borderRadius: vars.radius['2'],
    cursor: 'pointer',
    transition: transition(['background-color']),
    selectors: { '&:focus-visible': focusRing({ offsetPx: 0 }) },
    '@media': { [media.hover]: { ':hover': { background: vars.surface.hover } } },
  }),
);

export const avatar = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    // In rem, to grow with the text.
    width: rem(32),
    height: rem(32),
    ...typeStyle('micro'),
    fontWeight: 600,
    color: vars.text.onFill,
    background: vars.fill.avatar,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
  }),
);

export const name = style(
  inComponents({
    ...visuallyHidden,
    '@media': {
      [from.sm]: {
        position: 'static',
        width: 'auto',
        height: 'auto',
        margin: 0,
        minWidth: 0,
        clipPath: 'none',
        ...typeStyle('bodySm'),
        fontWeight: 500,
        textOverflow: 'ellipsis',
      },
    },
  }),
);
