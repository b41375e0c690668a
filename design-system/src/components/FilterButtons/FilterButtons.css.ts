import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, touchTarget, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Scrolls horizontally on narrow screens. */
export const root = style(
  inComponents({
    display: 'flex',
    gap: vars.space['1'],
    margin: '-4px',
    padding: '4px',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    '@media': { [media.print]: { display: 'none' }, [media.noScript]: { display: 'none' } },
  }),
);

export const button = style(
  inComponents({
    ...typeStyle('bodySm'),
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: vars.size.controlMd,
    paddingInline: vars.space['2'],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['2'],
    background: vars.surface.page,
    color: vars.text.default,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: transition(['background-color', 'border-color', 'color']),
    selectors: {
      '&:focus-visible': focusRing(),
      '&[aria-pressed="true"]': {
        background: vars.fill.selectedInk,
        borderColor: vars.fill.selectedInk,
        color: vars.text.onFill,
      },
      '&::after': touchTarget,
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-pressed="true"])': { background: vars.surface.hover } },
      },
      [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { border: '2px solid Highlight' } } },
    },
  }),
);

export const count = style(
  inComponents({
    ...typeStyle('micro'),
    color: vars.text.muted,
    selectors: { [`${button}[aria-pressed="true"] &`]: { color: 'inherit' } },
  }),
);
