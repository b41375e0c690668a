import { style } from '@vanilla-extract/css';
import { from, inComponents, media, transition, typeStyle, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    minWidth: '44px',
    minHeight: '44px',
    ...typeStyle('control'),
    whiteSpace: 'nowrap',
    borderRadius: vars.radius['2'],
    transition: transition(['background-color', 'border-color']),
    '@media': {
      [from.md]: { paddingInline: '15px 12px', border: `1px solid ${vars.border.strong}` },
      [media.hover]: { ':hover': { background: vars.surface.hover, borderColor: vars.border.strongHover } },
    },
  }),
);

/** Visible where there is space; always part of the accessible name. */
export const text = style(
  inComponents({
    ...visuallyHidden,
    '@media': {
      [from.md]: {
        position: 'static',
        width: 'auto',
        height: 'auto',
        margin: 0,
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  }),
);

/** At the icon's corner on phones, otherwise at the end of the link. */
export const count = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '1px',
    insetInlineEnd: '-1px',
    display: 'inline-flex',
    '@media': { [from.md]: { position: 'static' } },
  }),
);
