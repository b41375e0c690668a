import { createVar, fallbackVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import {
  focusRing,
  from,
  inComponents,
  media,
  panel,
  rem,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { zIndex, vars } from '../../theme/index.ts';
import type { CellKind } from './specColumnOps.ts';

const padding = createVar();
export const titleWidth = createVar();
const rowHeight = createVar();

/** Offset of the sticky header below the app's own sticky bars; set by the app on any ancestor. */
const { stickyTop } = vars.size;

/** One frame with the table below. */
export const drawing = style(
  inComponents({
    ...panel(),
    borderBlockEnd: 0,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    overflow: 'clip',
  }),
);

export const frame = style(
  inComponents({
    position: 'relative',
    overflow: 'clip',
    ...panel(),
    // Fades columns hidden at the end.
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '28px',
      zIndex: zIndex.sticky,
      opacity: 0,
      pointerEvents: 'none',
      background: `linear-gradient(to right, transparent, ${vars.surface.page})`,
      transition: transition(['opacity']),
    },
    selectors: {
      [`${drawing} + * > &`]: { borderStartStartRadius: 0, borderStartEndRadius: 0 },
      '&[data-more]::after': { opacity: 1 },
      '&:dir(rtl)::after': { background: `linear-gradient(to left, transparent, ${vars.surface.page})` },
      '&:has(:focus-visible)': { overflow: 'visible' },
    },
    '@media': { [media.print]: { overflow: 'visible', '::after': { content: 'none' } } },
  }),
);

export const scroller = style(
  inComponents({
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    isolation: 'isolate',
    borderRadius: 'inherit',
    selectors: {
      '&:focus-visible': focusRing(),
      // Without a scroll container the header sticks to the page.
      [`${frame}[data-fits] &`]: { overflow: 'visible' },
      // In a scroll container the header sticks to the container, which needs a height limit.
      [`${frame}[data-overflows]:not([data-paged]) &`]: { overflowY: 'auto', maxHeight: 'max(24rem, 80dvh)' },
      // Hidden rows follow the last visible one, so its border is not omitted; it goes under the frame's.
      [`${frame}[data-paged] &`]: { marginBlockEnd: '-1px' },
    },
    '@media': { [media.print]: { overflow: 'visible', maxHeight: 'none' } },
  }),
);

export const table = style(
  inComponents({
    ...typeStyle('data'),
    width: '100%',
    // Collapsed borders do not move with sticky cells.
    borderCollapse: 'separate',
    vars: { [padding]: '12px', [rowHeight]: '40px' },
    '@media': {
      [from.md]: { vars: { [padding]: '16px' } },
      // Print cannot scroll, so more has to fit.
      [media.print]: { vars: { [padding]: '6px', [rowHeight]: '30px' }, fontSize: rem(11) },
    },
  }),
);

export const dense = style(inComponents({ ...typeStyle('dataDense'), vars: { [rowHeight]: '36px' } }));

export const manyColumns = style(inComponents({ '@media': { [from.md]: { vars: { [padding]: '12px' } } } }));

const cell = {
  padding: `calc((${rowHeight} - 1.25rem) / 2) ${padding}`,
  textAlign: 'end',
  fontWeight: 'inherit',
  whiteSpace: 'pre-line',
} as const satisfies StyleRule;

export const row = style(
  inComponents({
    breakInside: 'avoid',
    background: vars.surface.page,
    selectors: {
      '&[data-target]': { background: vars.surface.mark },
      '&[aria-current]': { background: vars.surface.selected },
      '&[data-off="filter"]': { display: 'none' },
    },
    '@media': {
      // Without scripts and in print, every row is shown.
      'screen and (scripting: enabled)': { selectors: { '&[data-off="page"]': { display: 'none' } } },
      [media.hover]: { selectors: { 'tbody &:hover': { background: vars.surface.selectedSoft } } },
    },
  }),
);

export const columnHeader = style(
  inComponents({
    ...cell,
    ...typeStyle('caption'),
    fontWeight: 600,
    position: 'sticky',
    // Sticks to the box; the offset of the page's bars would push it over the first rows there.
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: '10px',
    borderBlockEnd: `1px solid ${vars.border.strong}`,
    background: vars.surface.sunken,
    color: vars.text.default,
    // The slashed zero is for values only.
    fontVariantNumeric: 'normal',
    verticalAlign: 'bottom',
    textWrap: 'balance',
    selectors: {
      '&[data-highlighted]': { background: vars.surface.selected },
      [`${frame}[data-fits] &`]: { insetBlockStart: stickyTop },
    },
    '@media': { [media.print]: { position: 'static', fontSize: rem(11) } },
  }),
);

/** Letter of a dimension, before the title. */
export const letter = style(inComponents({ marginInlineEnd: '6px' }));

/** Columns with a letter beyond these are highlighted in their titles alone. */
const highlightedCells = Object.fromEntries(
  Array.from({ length: 7 }, (_column, at) => at + 2).map((column) => [
    `${table}[data-highlighted-column="${column}"] tr:not([aria-current]) > &:nth-child(${column})`,
    { background: vars.surface.selectedSoft },
  ]),
);

export const alignStart = style(inComponents({ textAlign: 'start' }));

/** In a narrow table, a title wraps to two or three lines instead of one per word. */
export const title = style(
  inComponents({ display: 'inline-block', minWidth: fallbackVar(titleWidth, 'auto') }),
);

/** Aligns titles without a unit with those above one. */
export const unitSlot = style(inComponents({ display: 'block', height: rem(16) }));

export const unit = style(
  inComponents({ ...typeStyle('micro'), fontWeight: 400, display: 'block', color: vars.text.muted }),
);

/** Invisible, but part of the accessible name and of copied text. */
export const bracket = style(inComponents({ fontSize: 0, lineHeight: 0 }));

export const cellKinds = styleVariants({
  number: inComponents({ ...cell, whiteSpace: 'nowrap' }),
  text: inComponents({ ...cell, textAlign: 'start', whiteSpace: 'nowrap' }),
  prose: inComponents({
    ...cell,
    textAlign: 'start',
    minWidth: '12rem',
    maxWidth: '40ch',
    overflowWrap: 'anywhere',
  }),
} satisfies Record<CellKind, StyleRule>);

/** Border between rows; the frame is the border of the last one. */
export const rowLine = style(
  inComponents({
    verticalAlign: 'top',
    selectors: {
      ...highlightedCells,
      [`${row}:not(:last-child) &`]: { borderBlockEnd: `1px solid ${vars.border.subtle}` },
    },
  }),
);

/** The row headers, sticky while the table scrolls sideways. */
export const first = style(
  inComponents({
    textAlign: 'start',
    selectors: {
      [`${frame}[data-overflows] &`]: {
        position: 'sticky',
        insetInlineStart: 0,
        borderInlineEnd: `1px solid ${vars.border.subtle}`,
      },
      [`${frame}[data-scrolled] &::after`]: {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '100%',
        width: '8px',
        pointerEvents: 'none',
        background: `linear-gradient(to right, color-mix(in srgb, ${vars.surface.inverse} 10%, transparent), transparent)`,
      },
      [`${frame}[data-scrolled] &:dir(rtl)::after`]: {
        background: `linear-gradient(to left, color-mix(in srgb, ${vars.surface.inverse} 10%, transparent), transparent)`,
      },
    },
    '@media': { [media.print]: { position: 'static' } },
  }),
);

/** Above the sticky header row and the sticky first column. */
export const corner = style(
  inComponents({ selectors: { [`${frame}[data-overflows] &`]: { zIndex: zIndex.sticky } } }),
);

/** Leaves room for the copy button beside the code. */
export const withCopy = style({});

export const code = style(
  inComponents({
    ...typeStyle('dataCode'),
    fontSize: 'inherit',
    position: 'relative',
    background: 'inherit',
    maxWidth: '50vw',
    selectors: { [`${withCopy} &`]: { paddingInlineEnd: '40px' } },
    '@media': { [media.print]: { selectors: { [`${withCopy} &`]: { paddingInlineEnd: padding } } } },
  }),
);

/** On narrow screens for the keyboard alone: it may lie over the button of a code, and the sheet copies it as well. */
export const copy = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: '6px',
    insetBlockStart: '50%',
    translate: '0 -50%',
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius['1'],
    background: 'transparent',
    color: vars.text.muted,
    cursor: 'pointer',
    opacity: 0,
    pointerEvents: 'none',
    selectors: {
      '&:focus-visible': { ...focusRing({ offsetPx: 0 }), opacity: 1 },
      '&:hover': { background: vars.surface.hover, color: vars.text.default },
    },
    '@media': {
      [from.md]: { pointerEvents: 'auto', selectors: { [`${row}:hover &`]: { opacity: 1 } } },
      [media.print]: { display: 'none' },
      [media.noScript]: { display: 'none' },
    },
  }),
);

/** Fingers tap the row. */
export const openSheet = style(inComponents({ '@media': { [from.md]: { display: 'none' } } }));

export const mark = style(
  inComponents({
    background: vars.surface.mark,
    color: 'inherit',
    '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
  }),
);

/** Hint on narrow screens that there are more columns, and more in the sheet of a row. */
export const swipeHint = style(
  inComponents({
    ...typeStyle('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    marginBlockEnd: vars.space['1_5'],
    color: vars.text.muted,
    '@media': {
      [from.md]: { display: 'none' },
      [media.print]: { display: 'none' },
      [media.noScript]: { display: 'none' },
    },
  }),
);

export const onlyNarrow = style(
  inComponents({ '@media': { [from.md]: { display: 'none' }, [media.print]: { display: 'none' } } }),
);

/** Container for content that could not be loaded. */
export const listEnd = style(inComponents({ position: 'relative', height: '44px' }));

export const onlyWide = style(
  inComponents({
    display: 'none',
    '@media': { [from.md]: { display: 'block' }, [media.print]: { display: 'block' } },
  }),
);

/** The cell that the page is about; links bring it into view below the sticky header of the site. */
export const currentCell = style(
  inComponents({
    fontWeight: 600,
    color: vars.text.link,
    scrollMarginBlock: '40vh',
    '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  }),
);

/** The buttons of codes; the column stays in view while the table scrolls sideways. */
export const addColumn = style(
  inComponents({
    width: '1%',
    padding: `calc((${rowHeight} - 1.25rem) / 2) 8px`,
    textAlign: 'end',
    verticalAlign: 'top',
    position: 'sticky',
    insetInlineEnd: 0,
    '@media': {
      // Holds quantity and action, so that opening them moves nothing.
      [from.md]: { minWidth: '248px' },
      [media.print]: { display: 'none' },
    },
    selectors: {
      [`${frame}[data-overflows] &`]: { borderInlineStart: `1px solid ${vars.border.subtle}` },
    },
  }),
);

/** Covers the values that scroll below it. */
export const addCell = style(inComponents({ background: 'inherit' }));

/** The only code of a row: holds the buttons that copy it. */
export const addedCode = style(
  inComponents({
    '@media': {
      [from.md]: {
        position: 'relative',
        selectors: { [`${withCopy} &`]: { paddingInlineEnd: '76px' } },
      },
      [media.print]: { selectors: { [`${withCopy} &`]: { paddingInlineEnd: padding } } },
    },
  }),
);

export const codeCopies = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: '4px',
    insetBlockStart: '50%',
    translate: '0 -50%',
    display: 'flex',
    '@media': { [media.print]: { display: 'none' } },
  }),
);
