import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  focusRing,
  from,
  inComponents,
  layers,
  media,
  typeStyle,
  visuallyHidden,
} from '../../styles/index.ts';
import { vars, zIndex } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;
const strongLine = `1px solid ${vars.border.strong}`;

/** Number of compared columns. */
const columnCount = createVar();

export const columns = styleVariants({ 1: '1', 2: '2', 3: '3', 4: '4' }, (count) =>
  inComponents({ vars: { [columnCount]: count } }),
);

/** Minimum width of a column on phones, so that its order form fits. */
const phoneColumnWidth = '172px';

/** Width of the column of names, from `md` up. */
const nameWidth = '232px';

export const root = style(
  inComponents({
    position: 'relative',
    minWidth: 0,
    overflowX: 'auto',
    isolation: 'isolate',
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }) },
    '@media': { [media.print]: { overflow: 'visible' } },
  }),
);

/** On phones every row is a grid: its name above its values. */
export const table = style(
  inComponents({
    display: 'block',
    width: '100%',
    minWidth: `calc(${columnCount} * ${phoneColumnWidth})`,
    ...typeStyle('bodySm'),
    '@media': {
      [from.md]: {
        display: 'table',
        minWidth: 0,
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
      },
    },
  }),
);

export const group = style(
  inComponents({
    display: 'block',
    '@media': { [from.md]: { display: 'table-row-group' } },
  }),
);

/** Equal rows while they are collapsed; print shows every row. */
export const folded = style(
  inComponents({
    '@media': {
      screen: { selectors: { [`${group}:has(details:not([open])) + &`]: { display: 'none' } } },
    },
  }),
);

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
    borderBlockEnd: hairline,
    breakInside: 'avoid',
    '@media': { [from.md]: { display: 'table-row' } },
  }),
);

export const band = style(
  inComponents({
    gridColumn: '1 / -1',
    padding: 0,
    background: vars.surface.sunken,
    borderBlockStart: strongLine,
    fontWeight: 'inherit',
    textAlign: 'start',
  }),
);

/** Stays at the start while the values scroll. */
export const bandText = style(
  inComponents({
    ...typeStyle('heading5'),
    position: 'sticky',
    insetInlineStart: 0,
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 12px',
    maxWidth: 'min(100%, 100vw)',
    minHeight: '44px',
    paddingBlock: '10px',
    paddingInline: '12px',
  }),
);

export const bandNote = style(
  inComponents({ ...typeStyle('caption'), color: vars.text.muted, fontWeight: 400 }),
);

export const fold = style({});

export const foldSummary = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    ':focus-visible': focusRing(),
    '@media': { [media.coarse]: { minHeight: '44px' } },
  }),
);

globalStyle(`${fold}[open] > summary > svg`, {
  '@layer': { [layers.components]: { rotate: '180deg' } },
});

/** Names of collapsed rows. */
export const foldedNames = style([
  bandNote,
  inComponents({
    selectors: { [`${fold}[open] + &`]: { display: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
]);

export const name = style(
  inComponents({
    gridColumn: '1 / -1',
    padding: 0,
    color: vars.text.soft,
    fontWeight: 400,
    textAlign: 'start',
    '@media': {
      [from.md]: { width: nameWidth, padding: '12px', verticalAlign: 'baseline' },
    },
  }),
);

export const nameText = style(
  inComponents({
    position: 'sticky',
    insetInlineStart: 0,
    display: 'inline-block',
    padding: '8px 12px 0',
    '@media': { [from.md]: { position: 'static', display: 'inline', padding: 0 } },
  }),
);

export const unit = style(inComponents({ color: vars.text.muted }));

export const cell = style(
  inComponents({
    minWidth: 0,
    padding: '2px 12px 8px',
    background: vars.surface.page,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    selectors: {
      // The column that the others are compared with.
      '&:nth-child(2)': { position: 'sticky', insetInlineStart: 0, zIndex: zIndex.sticky },
    },
    '@media': {
      [from.md]: {
        padding: '12px',
        verticalAlign: 'baseline',
        selectors: { '&:nth-child(2)': { position: 'static' } },
      },
      [media.print]: { selectors: { '&:nth-child(2)': { position: 'static' } } },
    },
  }),
);

export const value = style(
  inComponents({ ...typeStyle('bodyMd'), fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
);

export const difference = style(
  inComponents({
    ...typeStyle('caption'),
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    marginInlineStart: '12px',
  }),
);

export const ownTitle = style(
  inComponents({ ...typeStyle('caption'), display: 'block', color: vars.text.muted }),
);

export const missing = style(inComponents({ color: vars.text.muted }));

export const hidden = style(inComponents(visuallyHidden));
