import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, layers, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { cellPadding, frame, rowHeight } from './SpecTable.css.ts';
import { row } from './SpecTableCells.css.ts';

/** Leaves room for the copy button after the code. */
export const withCopy = style({});

export const code = style(
  inComponents({
    ...typeStyle('dataCode'),
    fontSize: 'inherit',
    position: 'relative',
    background: 'inherit',
    maxWidth: '50vw',
    selectors: { [`${withCopy} &`]: { paddingInlineEnd: '40px' } },
    '@media': { [media.print]: { selectors: { [`${withCopy} &`]: { paddingInlineEnd: cellPadding } } } },
  }),
);

/** Only for the keyboard on narrow screens, where it could cover the button of a code; the row's sheet copies it as well. */
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

/** Only on narrow screens; a tap on the row does the same. */
export const openSheet = style(inComponents({ '@media': { [from.md]: { display: 'none' } } }));

/** Column of the buttons of codes, sticky while the table scrolls sideways. */
export const addColumn = style(
  inComponents({
    width: '1%',
    padding: `calc((${rowHeight} - 1.25rem) / 2) 8px`,
    textAlign: 'end',
    verticalAlign: 'top',
    position: 'sticky',
    insetInlineEnd: 0,
    '@media': {
      // Holds quantity and action, so that opening them does not shift the layout.
      [from.md]: { minWidth: '248px' },
      [media.print]: { display: 'none' },
    },
    selectors: {
      [`${frame}[data-overflows] &`]: { borderInlineStart: `1px solid ${vars.border.subtle}` },
    },
  }),
);

// Columns fade before it, not the buttons: so wide is it on touch screens, and on wide ones.
globalStyle(`${frame}:has(${addColumn})::after`, {
  '@layer': {
    [layers.components]: {
      insetInlineEnd: '69px',
      '@media': { [from.md]: { insetInlineEnd: '248px' } },
    },
  },
});

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
      [media.print]: { selectors: { [`${withCopy} &`]: { paddingInlineEnd: cellPadding } } },
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

/**
 * The current cell; links scroll it into view below the sticky header of the site. Declared after `code`,
 * whose font weight it overrides.
 */
export const currentCell = style(
  inComponents({
    fontWeight: 600,
    color: vars.text.link,
    scrollMarginBlock: '40vh',
    '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  }),
);
