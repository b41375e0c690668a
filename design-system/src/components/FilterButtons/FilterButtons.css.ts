import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** One line that scrolls sideways where it does not fit; the room around it is for the focus ring. */
export const root = style(
  inComponents({
    display: 'flex',
    gap: vars.space['1'],
    padding: '4px',
    margin: '-4px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': {
      [media.print]: { display: 'none' },
      // Without script nothing can be filtered, and everything is shown.
      '(scripting: none)': { display: 'none' },
    },
  }),
);

export const button = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontWeight: 500,
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1'],
    minHeight: vars.size.controlMd,
    paddingInline: '12px',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['2'],
    background: vars.surface.page,
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: transition(['background-color', 'border-color', 'color']),
    selectors: {
      '&:focus-visible': focusRing(),
      '&[aria-pressed="true"]': {
        background: vars.fill.selectedInk,
        borderColor: vars.fill.selectedInk,
        color: vars.text.onFill,
      },
      '&[aria-pressed="false"]:active': { background: vars.surface.hover },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&[aria-pressed="false"]:hover': { borderColor: vars.border.strongHover } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

export const count = style(
  inComponents({
    ...typeStyle('micro'),
    color: vars.text.muted,
    selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
  }),
);
