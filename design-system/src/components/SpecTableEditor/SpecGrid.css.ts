import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { inComponents, media, rem, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const bodyHeight = createVar();
export const rowHeight = createVar();
/** Height of a row of one line. */
export const lineRowHeight = createVar();
export const top = createVar();
export const maxHeight = createVar();
/** Position of the drop mark of a dragged row or column. */
export const dropMarkPosition = createVar();

const gridLine = `1px solid ${vars.border.subtle}`;

/** The scroll container. */
export const scroller = style(
  inComponents({
    position: 'relative',
    flex: '0 1 auto',
    minHeight: '132px',
    maxHeight: fallbackVar(maxHeight, 'none'),
    overflow: 'auto',
    overscrollBehavior: 'contain',
    isolation: 'isolate',
    background: vars.surface.page,
    border: gridLine,
    borderRadius: vars.radius['2'],
    userSelect: 'none',
    outline: 'none',
  }),
);

/** As wide as the columns, so that the background of a row ends with them. */
export const canvas = style(inComponents({ position: 'relative', width: 'max-content' }));

/**
 * Passes on `grid-template-columns`: rows inherit it from the canvas, so that the columns change without rendering rows, and
 * without restyling cells, as a custom property would.
 */
const inheritsColumns = { gridTemplateColumns: 'inherit' } as const;

/** Not positioned: rows are placed from the top of the canvas, which begins with the header row. */
export const body = style(inComponents({ ...inheritsColumns, height: bodyHeight }));

const columns = {
  ...inheritsColumns,
  display: 'grid',
  gridTemplateRows: '100%',
  height: rowHeight,
} as const;

export const headerRow = style(
  inComponents({ ...columns, position: 'sticky', insetBlockStart: 0, zIndex: 1 }),
);

export const row = style(
  inComponents({
    ...columns,
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    width: '100%',
    transform: `translateY(${top})`,
    contain: 'layout style',
    selectors: {
      '&[data-active]': { background: vars.surface.selectedSoft },
      // The field of a cell overlaps the rows below.
      '&[data-editing]': { zIndex: 1 },
    },
  }),
);

const box = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gridRow: 1,
  minWidth: 0,
  borderBlockEnd: gridLine,
  borderInlineEnd: gridLine,
} as const;

const singleLine = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
/** Keeps each text in its own direction: '3–6.5' must not read '6.5–3' in a right-to-left table. */
const ownDirection = { unicodeBidi: 'plaintext', textAlign: 'match-parent' } as const;

/** A cell that matches the search. */
const found = {
  background: vars.tone.warning.surface,
  outline: `1px solid ${vars.tone.warning.border}`,
  outlineOffset: '-1px',
} as const;

/** One element per cell, because there are thousands. */
export const cell = style(
  inComponents({
    ...box,
    ...singleLine,
    ...ownDirection,
    display: 'block',
    paddingInline: '10px',
    ...typeStyle('data'),
    lineHeight: `calc(${rowHeight} - 1px)`,
    cursor: 'cell',
    outline: 'none',
    scrollMargin: rowHeight,
    selectors: {
      '&[aria-selected="true"]:not([data-active])': { background: vars.surface.selected },
      '&[data-match]:not([data-active])': found,
      '&[data-active]': { boxShadow: `inset 0 0 0 2px ${vars.border.strongPressed}` },
      [`${scroller}:focus-within &[data-active]`]: { boxShadow: `inset 0 0 0 2px ${vars.border.focus}` },
      // The field overlaps the neighbouring cells.
      '&[data-editing]': { overflow: 'visible' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
          '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  }),
);

/** Shows a placeholder in the direction of the page. */
export const blankCell = style([
  cell,
  inComponents({ color: vars.text.muted, unicodeBidi: 'normal', textAlign: 'start' }),
]);

export const wrappedCell = style([
  cell,
  inComponents({
    paddingBlock: `calc((${lineRowHeight} - 1px - ${rem(20)}) / 2)`,
    lineHeight: rem(20),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
]);

export const text = style(inComponents({ ...singleLine, ...ownDirection, flex: 1 }));
export const placeholder = style(inComponents({ ...singleLine, flex: 1, color: vars.text.muted }));

/** Dragging it repeats the selected cells. */
export const fillHandle = style(
  inComponents({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    width: '7px',
    height: '7px',
    background: vars.action.primary.rest,
    border: `1px solid ${vars.surface.page}`,
    boxSizing: 'content-box',
    cursor: 'crosshair',
    // Touch scrolls the table instead.
    '@media': {
      [media.coarse]: { pointerEvents: 'none' },
      [media.forcedColors]: { background: 'Highlight' },
    },
  }),
);

export const headerCell = style(
  inComponents({
    ...box,
    gap: '4px',
    paddingInline: '10px 2px',
    ...typeStyle('caption'),
    fontWeight: 600,
    background: vars.surface.sunken,
    borderBlockEnd: `1px solid ${vars.border.strong}`,
    cursor: 'pointer',
    outline: 'none',
    transition: transition(['background-color']),
    selectors: {
      '&[aria-selected="true"]:not([data-active])': { background: vars.surface.selected },
      '&[data-match]:not([data-active])': found,
      [`${scroller}:focus-within &[data-active]`]: { boxShadow: `inset 0 0 0 2px ${vars.border.focus}` },
      '&[data-open]': { background: vars.tone.brand.surface, color: vars.tone.brand.text },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-open])': { background: vars.surface.hover } } },
      [media.forcedColors]: {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

/** Straddles the end of its column; dragged to change the width. */
export const resizer = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-5px',
    zIndex: 1,
    width: '9px',
    cursor: 'col-resize',
    touchAction: 'none',
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: '8px',
      insetInlineStart: '3px',
      width: '2px',
      background: 'transparent',
    },
    '@media': {
      [media.coarse]: { width: '16px', insetInlineEnd: '-8px' },
      [media.hover]: { selectors: { '&:hover::after': { background: vars.border.focus } } },
    },
  }),
);

export const warning = style(inComponents({ flex: 'none', display: 'grid', color: vars.tone.warning.icon }));

/** Row numbers stay in view while the table scrolls sideways. */
const stickyStart = { position: 'sticky', insetInlineStart: 0, zIndex: 1 } as const;

export const corner = style(
  inComponents({
    ...box,
    ...stickyStart,
    background: vars.surface.sunken,
    borderBlockEnd: `1px solid ${vars.border.strong}`,
  }),
);

export const rowHeader = style(
  inComponents({
    ...box,
    ...stickyStart,
    justifyContent: 'center',
    ...typeStyle('dataDense'),
    fontVariantNumeric: 'tabular-nums',
    color: vars.text.muted,
    background: vars.surface.sunken,
  }),
);

const plainButton = {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  outlineOffset: '-2px',
} as const;

export const rowHandle = style(
  inComponents({
    ...plainButton,
    width: '100%',
    height: '100%',
    textAlign: 'center',
    cursor: 'grab',
    touchAction: 'none',
    ':active': { cursor: 'grabbing' },
    '@media': { [media.hover]: { ':hover': { background: vars.surface.hover, color: vars.text.default } } },
  }),
);

export const rowEnd = style(
  inComponents({ ...box, justifyContent: 'center', background: vars.surface.page, color: vars.text.muted }),
);
export const headerEnd = style(
  inComponents({
    ...box,
    background: vars.surface.sunken,
    borderBlockEnd: `1px solid ${vars.border.strong}`,
  }),
);

export const remove = style(
  inComponents({
    ...plainButton,
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    color: vars.text.muted,
    borderRadius: vars.radius['2'],
    cursor: 'pointer',
    ':disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    '@media': {
      [media.coarse]: { width: '40px', height: '44px' },
      [media.hover]: {
        selectors: { '&:hover:not(:disabled)': { color: vars.text.danger, background: vars.surface.hover } },
      },
    },
  }),
);

const dropMark = {
  position: 'absolute',
  zIndex: 1,
  background: vars.border.focus,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
} as const;

export const rowDropMark = style(
  inComponents({ ...dropMark, insetInline: 0, insetBlockStart: dropMarkPosition, height: '2px' }),
);
export const columnDropMark = style(
  inComponents({ ...dropMark, insetBlock: 0, insetInlineStart: dropMarkPosition, width: '2px' }),
);
