import { globalStyle, style } from '@vanilla-extract/css';
import {
  focusRing,
  from,
  inComponents,
  layers,
  media,
  panel,
  typeStyle,
  visuallyHidden,
} from '../../styles/index.ts';
import { vars, zIndex } from '../../theme/index.ts';

/** Codes are below the names of their products. */
const codeIndent = '92px';

/** Offset of the sticky header below the app's own sticky bars; set by the app on any ancestor. */
const { stickyTop } = vars.size;

export const frame = style(
  inComponents({
    minWidth: 0,
    overflow: 'clip',
    ...panel(),
    selectors: { '&:has(:focus-visible)': { overflow: 'visible' } },
    '@media': { [media.print]: { overflow: 'visible' } },
  }),
);

/** One list of sizes: header and codes stay in view. */
export const list = style({});

/** Sizes below their products; on phones only the code and two values, so that nothing scrolls sideways. */
export const grouped = style({});

globalStyle(`${grouped} tr > :first-child:not([colspan])`, {
  '@layer': { [layers.components]: { '@media': { [from.sm]: { paddingInlineStart: codeIndent } } } },
});

globalStyle(`${grouped} tr > :nth-child(n + 4):not(:last-child)`, {
  '@layer': { [layers.components]: { '@media': { '(max-width: 599.98px)': { display: 'none' } } } },
});

// Makes four columns fit 390 px: with less space between them, and with long codes broken after a hyphen.
globalStyle(`${grouped} tr > :not([colspan])`, {
  '@layer': { [layers.components]: { '@media': { '(max-width: 599.98px)': { paddingInlineEnd: '8px' } } } },
});

globalStyle(`${grouped} tr > :not([colspan], :first-child)`, {
  '@layer': {
    [layers.components]: { '@media': { '(max-width: 599.98px)': { paddingInlineStart: '8px' } } },
  },
});

globalStyle(`${grouped} th[scope='row']`, {
  '@layer': { [layers.components]: { '@media': { '(max-width: 599.98px)': { whiteSpace: 'normal' } } } },
});

// The add button stays in view when two wide values do not fit beside it.
globalStyle(`${grouped} tbody tr > :last-child:not([colspan])`, {
  '@layer': {
    [layers.components]: {
      '@media': {
        '(max-width: 599.98px)': { position: 'sticky', insetInlineEnd: 0, background: 'inherit' },
      },
    },
  },
});

globalStyle(`${grouped} tbody tr`, {
  '@layer': {
    [layers.components]: { '@media': { '(max-width: 599.98px)': { background: vars.surface.page } } },
  },
});

export const scroller = style(
  inComponents({
    // Contains the visually hidden texts, which would otherwise widen the page.
    position: 'relative',
    overflowX: 'auto',
    isolation: 'isolate',
    selectors: {
      '&:focus-visible': focusRing({ offsetPx: -2 }),
      // A scroll container needs a height, so that its header can stick.
      [`${list} &`]: { maxHeight: 'max(24rem, 80dvh)', overflowY: 'auto' },
    },
    '@media': {
      [from.lg]: {
        // Without a scroll container the header sticks to the page.
        overflow: 'visible',
        selectors: { [`${list} &`]: { maxHeight: 'none', overflow: 'visible' } },
      },
      [media.print]: { overflow: 'visible', selectors: { [`${list} &`]: { maxHeight: 'none' } } },
    },
  }),
);

// Collapsed borders do not move with sticky cells.
export const table = style(inComponents({ width: '100%', borderCollapse: 'separate', borderSpacing: 0 }));

export const headerCell = style(
  inComponents({
    ...typeStyle('caption'),
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: '10px',
    paddingInline: '12px',
    background: vars.surface.sunken,
    color: vars.text.default,
    fontWeight: 600,
    textAlign: 'end',
    verticalAlign: 'top',
    textWrap: 'balance',
    '@media': {
      [from.lg]: { insetBlockStart: stickyTop },
      [media.print]: { position: 'static', paddingInline: '6px' },
    },
  }),
);

export const first = style(inComponents({ insetInlineStart: 0, zIndex: zIndex.sticky, textAlign: 'start' }));

export const text = style(inComponents({ textAlign: 'start' }));

export const actions = style(inComponents({ '@media': { [media.print]: { display: 'none' } } }));

export const unit = style(inComponents({ display: 'block', color: vars.text.muted, fontWeight: 400 }));

export const sort = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '[aria-sort] > &': { color: vars.text.linkHover },
      '&:focus-visible': focusRing(),
    },
    '@media': { [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } } },
  }),
);

export const hidden = style(inComponents(visuallyHidden));

export const product = style(
  inComponents({
    paddingBlock: '12px',
    paddingInline: '12px',
    borderBlockStart: `1px solid ${vars.border.strong}`,
    background: vars.surface.page,
    fontWeight: 'inherit',
    textAlign: 'start',
  }),
);

export const unfoldRow = style(
  inComponents({ '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } } }),
);

export const unfoldCell = style(
  inComponents({
    paddingInline: '12px',
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    '@media': { [from.sm]: { paddingInlineStart: codeIndent } },
  }),
);

export const unfold = style(
  inComponents({
    ...typeStyle('caption'),
    minHeight: '44px',
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.text.link,
    fontWeight: 500,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing() },
    '@media': { [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } } },
  }),
);

/** Stays in view once a size is selected. */
export const compare = style(
  inComponents({
    display: 'none',
    position: 'sticky',
    insetBlockEnd: 0,
    padding: '12px',
    background: vars.surface.page,
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    selectors: { [`${frame}:has([data-tick]:checked) &`]: { display: 'block' } },
    '@media': {
      [media.print]: { selectors: { [`${frame}:has([data-tick]:checked) &`]: { display: 'none' } } },
    },
  }),
);
