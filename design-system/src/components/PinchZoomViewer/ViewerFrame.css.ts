import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const buttonBackground = `color-mix(in srgb, ${vars.text.onDark} 12%, transparent)`;

/** Fills the screen; the page behind is inert. */
export const dialog = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    background: vars.surface.inverse,
    color: vars.text.onDark,
    selectors: {
      '&[open]': {
        display: 'grid',
        gridTemplate: `'head' auto 'stage' minmax(0, 1fr) 'foot' auto / minmax(0, 1fr)`,
      },
      '&:not([data-pulled], [data-closing])::backdrop': { background: vars.surface.inverse },
      '&:is([data-pulled], [data-closing])::backdrop': { background: 'none' },
      '&[data-closing]': { backgroundColor: 'transparent' },
      '&:focus-visible': focusRing({ offsetPx: -2, isOnDark: true }),
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Controls give way while the picture is pulled down or returns to its place. */
const givesWay = {
  transition: transition(['opacity']),
  selectors: { [`${dialog}:is([data-pulled], [data-closing]) > &`]: { opacity: 0 } },
};

export const header = style(
  inComponents({
    gridArea: 'head',
    ...givesWay,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    minHeight: '60px',
    paddingBlock: 'calc(8px + env(safe-area-inset-top)) 8px',
    paddingInline: 'calc(16px + env(safe-area-inset-left)) calc(8px + env(safe-area-inset-right))',
    '@media': { [from.md]: { paddingInline: '24px', minHeight: '64px' } },
  }),
);

export const headerStart = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }));

export const headerEnd = style(
  inComponents({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space['1'] }),
);

export const stage = style(
  inComponents({
    gridArea: 'stage',
    display: 'grid',
    minHeight: 0,
    // Space for the arrows.
    '@media': { [from.md]: { marginInline: '96px' } },
  }),
);

export const footer = style(
  inComponents({
    gridArea: 'foot',
    ...givesWay,
    minHeight: vars.space['3'],
    paddingBlock: `${vars.space['2']} calc(20px + env(safe-area-inset-bottom))`,
    paddingInline: vars.space['2'],
    textAlign: 'center',
    '@media': { '(max-height: 480px)': { paddingBlock: vars.space['1'] } },
  }),
);

/** Within reach of the thumb. */
export const zoomButtons = style(
  inComponents({
    gridArea: 'stage',
    ...givesWay,
    placeSelf: 'end',
    zIndex: 1,
    display: 'grid',
    margin: vars.space['1_5'],
    border: `1px solid ${vars.border.onDark}`,
    borderRadius: vars.radius['2'],
    background: `color-mix(in srgb, ${vars.surface.inverse} 72%, transparent)`,
  }),
);

export const level = style(
  inComponents({
    ...typeStyle('control'),
    display: 'grid',
    placeItems: 'center',
    minWidth: '48px',
    minHeight: vars.size.controlSm,
    paddingInline: vars.space['1'],
    border: 0,
    borderRadius: vars.radius['2'],
    background: buttonBackground,
    color: vars.text.onDark,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      // Nothing to reset; stays visible while keyboard-focused.
      [`${dialog}:not([data-zoomed]) &:not(:focus-visible)`]: { opacity: 0, pointerEvents: 'none' },
      '&:focus-visible': focusRing({ isOnDark: true }),
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
  }),
);

/** Background of a button over a picture or the dark stage. */
export const overlayButton = style(
  inComponents({ display: 'inline-flex', borderRadius: vars.radius['2'], background: buttonBackground }),
);

const arrow = {
  gridArea: 'foot',
  alignSelf: 'end',
  zIndex: 1,
  marginBlockEnd: 'calc(10px + env(safe-area-inset-bottom))',
  marginInline: vars.space['2'],
} as const;

const besideStage = {
  gridArea: 'stage',
  alignSelf: 'center',
  marginInline: '24px',
  marginBlockEnd: 0,
} as const;

export const previous = style(
  inComponents({ ...arrow, justifySelf: 'start', '@media': { [from.md]: besideStage } }),
);

export const next = style(
  inComponents({ ...arrow, justifySelf: 'end', '@media': { [from.md]: besideStage } }),
);

/** Hidden on narrow screens, where thumbnails or swipes replace the arrows. */
export const onlyWide = style(
  inComponents({ display: 'none', '@media': { [from.md]: { display: 'inline-flex' } } }),
);
