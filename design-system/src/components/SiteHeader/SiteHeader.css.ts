import { globalStyle, style } from '@vanilla-extract/css';
import {
  collapsedHeaderSelector,
  focusRing,
  from,
  inComponents,
  media,
  touchTarget,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { headerHeightPx, vars, zIndex } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;

/** Height without the border. */
const rowHeight = (heightPx: number) => `${heightPx - 1}px`;

export const root = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.bar,
    // Only the rows receive pointer events: the area of a hidden row must not block the page.
    pointerEvents: 'none',
    '@media': {
      [media.unstuckHeader]: { position: 'relative' },
      [media.print]: { display: 'none' },
    },
  }),
);

// Keeps scroll targets clear of the sticky header (WCAG 2.4.11).
globalStyle(
  `:root:has(${root})`,
  inComponents({
    scrollPaddingBlockStart: `${headerHeightPx.narrow + 16}px`,
    '@media': {
      [from.md]: { scrollPaddingBlockStart: `${headerHeightPx.full + 16}px` },
      [media.unstuckHeader]: { scrollPaddingBlockStart: '16px' },
    },
  }),
);

export const frame = style(
  inComponents({
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1344px',
    marginInline: 'auto',
    paddingInline: '16px',
    '@media': {
      [from.md]: { paddingInline: '24px' },
      [from.lg]: { paddingInline: '32px' },
      [from.xl]: { maxWidth: '1440px' },
    },
  }),
);

export const bar = style(
  inComponents({
    position: 'relative',
    zIndex: 1,
    pointerEvents: 'auto',
    background: vars.surface.page,
    borderBlockEnd: hairline,
  }),
);

export const topRow = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2'],
    minHeight: rowHeight(headerHeightPx.narrow),
    '@media': {
      [from.md]: { minHeight: rowHeight(headerHeightPx.collapsed), gap: vars.space['3'] },
      [from.lg]: { gap: vars.space['5'] },
    },
  }),
);

export const brand = style(
  inComponents({
    display: 'inline-flex',
    minWidth: 0,
    ':focus-visible': focusRing({ offsetPx: 4 }),
    borderRadius: vars.radius['2'],
  }),
);

export const actions = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['0_5'],
    marginInlineStart: 'auto',
    '@media': { [from.lg]: { gap: vars.space['5'] } },
  }),
);

export const search = style(
  inComponents({
    display: 'none',
    // Shrinks before the brand does.
    flex: '1 1 160px',
    minWidth: 0,
    '@media': { [from.md]: { display: 'block' } },
  }),
);

/** In place of the field on small screens. */
export const searchLink = style(
  inComponents({ display: 'inline-flex', '@media': { [from.md]: { display: 'none' } } }),
);

export const note = style(
  inComponents({
    display: 'none',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    ...typeStyle('bodySm'),
    fontWeight: 500,
    whiteSpace: 'nowrap',
    borderRadius: vars.radius['1'],
    '@media': {
      [from.lg]: { display: 'inline-flex' },
      [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } },
    },
  }),
);

/** On narrow screens rendered only without JavaScript, where the drawer cannot open. */
export const row = style(
  inComponents({
    display: 'none',
    pointerEvents: 'auto',
    background: vars.surface.page,
    borderBlockEnd: hairline,
    transition: transition(['transform'], 'base'),
    '@media': { [from.md]: { display: 'block' }, [media.noScript]: { display: 'block' } },
    selectors: {
      [`${collapsedHeaderSelector}:not([data-panel], :focus-within) &`]: { transform: 'translateY(-100%)' },
    },
  }),
);

export const rowFrame = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['3'],
  }),
);

export const items = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space['3'],
    '@media': { [from.lg]: { columnGap: '28px' } },
  }),
);

/** Not positioned: the panel inside spans the header. */
export const entry = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minHeight: '49px',
    marginBlockEnd: '-1px',
    borderBlock: '2px solid transparent',
    selectors: {
      '&[data-current]': {
        borderBlockEndColor: vars.action.primary.rest,
        '@media': { [media.forcedColors]: { borderBlockEndColor: 'Highlight' } },
      },
    },
    '@media': { [media.forcedColors]: { borderColor: 'Canvas', marginBlockEnd: 0 } },
  }),
);

export const item = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontWeight: 500,
    paddingBlock: '8px',
    borderRadius: vars.radius['1'],
    selectors: {
      '&:focus-visible': focusRing({ offsetPx: 4 }),
      '&[data-current]': { color: vars.text.link },
    },
    '@media': {
      [media.hover]: { ':hover': { color: vars.text.link } },
      [media.coarse]: { paddingBlock: '12px' },
    },
  }),
);

export const toggle = style(
  inComponents({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: '28px',
    height: '32px',
    marginInlineEnd: '-6px',
    borderRadius: vars.radius['1'],
    selectors: { '&[aria-expanded="true"]': { color: vars.text.link } },
    '@media': { [media.coarse]: { '::after': touchTarget }, [media.noScript]: { display: 'none' } },
  }),
);

export const chevron = style(
  inComponents({
    display: 'inline-flex',
    transition: transition(['transform'], 'base'),
    selectors: { [`${toggle}[aria-expanded="true"] > &`]: { transform: 'rotate(180deg)' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const fact = style(
  inComponents({
    display: 'none',
    ...typeStyle('caption'),
    color: vars.text.muted,
    '@media': { [from.lg]: { display: 'block' } },
  }),
);

export const scrim = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: -1,
    background: vars.scrim.menu,
    opacity: 0,
    transition: transition(['opacity'], 'base'),
    selectors: {
      [`${root}[data-panel="open"] &, ${root}:has([role="combobox"][aria-expanded="true"]) &`]: {
        opacity: 1,
      },
    },
    // Phones have no panel and need no backdrop.
    display: 'none',
    '@media': { [from.md]: { display: 'block' } },
  }),
);
