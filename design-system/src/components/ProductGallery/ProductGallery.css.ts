import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { GalleryOrientation } from './galleryState.ts';

const beside: StyleRule = { gridTemplateColumns: '80px minmax(0, 1fr)', gap: vars.space['2'] };
const below: StyleRule = { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['1_5'] };

export const root = style(inComponents({ display: 'grid', minWidth: 0 }));

export const single = style(inComponents(below));

export const orientations = styleVariants({
  // Thumbnails are not printed.
  auto: inComponents({ ...below, '@media': { [from.md]: beside, [media.print]: below } }),
  vertical: inComponents({ ...beside, '@media': { [media.print]: below } }),
  horizontal: inComponents(below),
} satisfies Record<GalleryOrientation, StyleRule>);

/** Contains the layers over the picture, and the lens panel beside it. */
export const frame = style(
  inComponents({
    position: 'relative',
    aspectRatio: '1/1',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    background: vars.surface.photo,
  }),
);

export const stage = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    borderRadius: 'calc(4px - 1px)',
    // Keeps the stacking of slides out of the page.
    isolation: 'isolate',
  }),
);

/** The button covers the picture. */
export const trigger = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius['2'],
    background: 'transparent',
    cursor: 'zoom-in',
    // Horizontal swipes choose a picture.
    touchAction: 'pan-y pinch-zoom',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-magnified]': { cursor: 'crosshair' },
      '&[data-opening]': { background: vars.scrim.menu },
    },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);

const canHover = `${media.hover} and (min-width: 1024px)`;

export const hint = style(
  inComponents({
    ...typeStyle('caption'),
    position: 'absolute',
    insetInlineEnd: vars.space['1_5'],
    insetBlockEnd: vars.space['1_5'],
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    padding: '5px 10px',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    background: vars.surface.page,
    color: vars.text.soft,
    pointerEvents: 'none',
    selectors: { '[data-magnified] + &': { visibility: 'hidden' } },
    '@media': { [media.print]: { display: 'none' }, [media.noScript]: { display: 'none' } },
  }),
);

export const hoverHint = style(
  inComponents({ display: 'none', '@media': { [canHover]: { display: 'inline' } } }),
);

export const tapHint = style(inComponents({ '@media': { [canHover]: { display: 'none' } } }));

/** Pictures are stacked; the current one fades in above the previous one, which is hidden once covered. */
export const slide = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    opacity: 0,
    visibility: 'hidden',
    transition: `visibility 0s linear ${vars.motion.fast.duration}, opacity 0s linear ${vars.motion.fast.duration}`,
    selectors: {
      '&[data-shown]': { zIndex: 1, opacity: 1, visibility: 'visible', transition: transition(['opacity']) },
    },
  }),
);

const vertical: StyleRule = { position: 'relative', order: -1 };

/** A vertical strip has the height of the picture for any number of thumbnails. */
export const strip = style(
  inComponents({ position: 'relative', minWidth: 0, '@media': { [media.print]: { display: 'none' } } }),
);

export const stripOrientations = styleVariants({
  auto: inComponents({ '@media': { [from.md]: vertical } }),
  vertical: inComponents(vertical),
  horizontal: {},
} satisfies Record<GalleryOrientation, StyleRule>);

const rowViewport: StyleRule = { overflowX: 'auto' };
const columnViewport: StyleRule = { overflow: 'hidden auto', position: 'absolute', inset: '-4px', margin: 0 };

/** Scrolled by the browser until Embla does. */
export const viewport = style(
  inComponents({
    // Space for the focus ring inside the clipped box.
    margin: '-4px',
    padding: '4px',
    scrollbarWidth: 'none',
  }),
);

export const viewportOrientations = styleVariants({
  auto: inComponents({ ...rowViewport, '@media': { [from.md]: columnViewport } }),
  vertical: inComponents(columnViewport),
  horizontal: inComponents(rowViewport),
} satisfies Record<GalleryOrientation, StyleRule>);

/** `clip`, because `hidden` boxes scroll to a focused element without Embla noticing. */
export const scripted = styleVariants({
  vertical: inComponents({ overflow: 'clip', touchAction: 'pan-x pinch-zoom' }),
  horizontal: inComponents({ overflow: 'clip', touchAction: 'pan-y pinch-zoom' }),
});

const inRow: StyleRule = { flexDirection: 'row' };
const inColumn: StyleRule = { flexDirection: 'column', height: '100%' };

export const thumbs = style(inComponents({ display: 'flex', gap: '10px' }));

export const thumbOrientations = styleVariants({
  auto: inComponents({ ...inRow, '@media': { [from.md]: inColumn } }),
  vertical: inComponents(inColumn),
  horizontal: inComponents(inRow),
} satisfies Record<GalleryOrientation, StyleRule>);

export const thumb = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    width: '68px',
    height: '68px',
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['1'],
    background: vars.surface.photo,
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: transition(['border-color']),
    selectors: {
      '&:focus-visible': focusRing({ offsetPx: 1 }),
      // An outline is painted above the picture, unlike an inset shadow.
      '&[aria-selected="true"]:not(:focus-visible)': focusRing({ offsetPx: -2 }),
      '&[aria-selected="true"]': { borderColor: vars.border.focus },
    },
    '@media': {
      [from.md]: { width: '80px', height: '80px' },
      [media.hover]: {
        selectors: { '&:hover:not([aria-selected="true"])': { borderColor: vars.border.strongPressed } },
      },
      [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
    },
  }),
);

export const stripButton = style(
  inComponents({
    position: 'absolute',
    display: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    padding: 0,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['2'],
    background: vars.surface.page,
    color: vars.text.soft,
    cursor: 'pointer',
    '@media': {
      [media.hover]: { display: 'flex', ':hover': { background: vars.surface.hover } },
    },
  }),
);

const before = createVar();
const after = createVar();

export const stripButtonAxes = {
  vertical: style(
    inComponents({
      insetInline: 0,
      height: '28px',
      insetBlockStart: before,
      insetBlockEnd: after,
    }),
  ),
  horizontal: style(
    inComponents({
      insetBlock: 0,
      width: '28px',
      insetInlineStart: before,
      insetInlineEnd: after,
    }),
  ),
} as const;

export const stripButtonPositions = {
  before: style(inComponents({ vars: { [before]: '0px', [after]: 'auto' } })),
  after: style(inComponents({ vars: { [before]: 'auto', [after]: '0px' } })),
} as const;
