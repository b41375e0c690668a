import { style } from '@vanilla-extract/css';
import {
  focusRing,
  from,
  inComponents,
  media,
  touchTarget,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ display: 'grid', gap: vars.space['3'], minWidth: 0 }));

/** On narrow screens the filters scroll, past the edge of the page. */
export const filters = style(
  inComponents({
    display: 'flex',
    gap: vars.space['1'],
    margin: '-4px',
    padding: '4px',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    '@media': { [media.print]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  }),
);

export const filter = style(
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
    selectors: { [`${filter}[aria-pressed="true"] &`]: { color: 'inherit' } },
  }),
);

export const list = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space['1'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space['2'] } },
  }),
);

export const tile = style(
  inComponents({
    position: 'relative',
    display: 'block',
    width: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius['2'],
    overflow: 'hidden',
    background: vars.surface.photo,
    textAlign: 'start',
    cursor: 'zoom-in',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&:focus-visible': focusRing() },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
  }),
);

const ink = vars.surface.inverse;

/** What the photo shows, on hover and focus. */
export const caption = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontWeight: 500,
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    padding: `${vars.space['6']} ${vars.space['2']} 14px`,
    background: `linear-gradient(to top, color-mix(in srgb, ${ink} 84%, transparent), transparent)`,
    color: vars.text.onDark,
    opacity: 0,
    transition: transition(['opacity']),
    pointerEvents: 'none',
    selectors: { [`${tile}:focus-visible &`]: { opacity: 1 } },
    '@media': {
      [media.hover]: { selectors: { [`${tile}:hover &`]: { opacity: 1 } } },
      // Two columns on a phone leave no room for a sentence; the lightbox has it.
      [`not all and ${from.sm}`]: { display: 'none' },
    },
  }),
);

export const sign = style(inComponents({ flex: 'none', display: 'inline-flex' }));

export const empty = style(
  inComponents({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space['2'],
    paddingBlock: vars.space['8'],
    textAlign: 'center',
  }),
);
