import { createVar, fallbackVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { inComponents, media, rem, typeStyle } from '../../styles/index.ts';
import { zIndex, vars } from '../../theme/index.ts';
import type { CellKind } from './specColumnOps.ts';
import { cellPadding, frame, rowHeight, table } from './SpecTable.css.ts';

export const titleWidth = createVar();

/** Offset of the sticky header below the app's own sticky bars; set by the app on any ancestor. */
const { stickyTop } = vars.size;

const cell = {
  padding: `calc((${rowHeight} - 1.25rem) / 2) ${cellPadding}`,
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
    // Sticks to the box; the offset for the page's bars would push it over the first rows there.
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

/** Maximum number of lettered columns whose cells are highlighted; in further ones only the titles are. */
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

/** Row headers, sticky while the table scrolls sideways. */
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

export const mark = style(
  inComponents({
    background: vars.surface.mark,
    color: 'inherit',
    '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
  }),
);
