import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { layerOrder, vars } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const root = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layerOrder.header,
    // Only its rows take the pointer: where the second row has left, the page is free.
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
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

export const top = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2'],
    minHeight: '59px',
    '@media': { [from.md]: { minHeight: '71px', gap: vars.space['3'] } },
  }),
);

export const brand = style(
  inComponents({
    display: 'inline-flex',
    ':focus-visible': focusRing({ offsetPx: 4 }),
    borderRadius: vars.radius['2'],
  }),
);

export const search = style(
  inComponents({ display: 'none', flex: '1 1 auto', '@media': { [from.md]: { display: 'block' } } }),
);

export const searchForm = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    maxWidth: '560px',
    height: '44px',
    paddingInline: vars.space['2'],
    color: vars.text.muted,
    background: vars.surface.sunken,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['2'],
    ':focus-within': { borderColor: vars.border.focus, boxShadow: `0 0 0 3px ${vars.focus.halo}` },
  }),
);

export const searchInput = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    height: '100%',
    ...typeStyle('bodySm'),
    color: vars.text.default,
    background: 'none',
    border: 0,
    outline: 'none',
    '::placeholder': { color: vars.text.muted, opacity: 1 },
  }),
);

export const note = style(
  inComponents({
    display: 'none',
    alignItems: 'center',
    gap: vars.space['1'],
    marginInlineStart: 'auto',
    ...typeStyle('bodySm'),
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '@media': {
      [from.lg]: { display: 'inline-flex' },
      [media.hover]: { ':hover': { color: vars.text.linkHover } },
    },
  }),
);

export const cart = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['1'],
    minWidth: '44px',
    minHeight: '44px',
    marginInlineStart: 'auto',
    ...typeStyle('control'),
    whiteSpace: 'nowrap',
    borderRadius: vars.radius['2'],
    '@media': {
      [from.md]: {
        paddingInline: vars.space['2'],
        border: `1px solid ${vars.border.strong}`,
        marginInlineStart: 0,
      },
      [media.hover]: { ':hover': { background: vars.surface.hover } },
    },
  }),
);

export const cartText = style(
  inComponents({ display: 'none', '@media': { [from.md]: { display: 'inline' } } }),
);

export const cartCount = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineEnd: 0,
    '@media': { [from.md]: { position: 'static' } },
  }),
);

/** Below the second row's breakpoint it is there only without script, where no drawer opens. */
export const row = style(
  inComponents({
    display: 'none',
    pointerEvents: 'auto',
    background: vars.surface.page,
    borderBlockEnd: hairline,
    transition: transition(['transform'], 'base'),
    '@media': { [from.md]: { display: 'block' }, '(scripting: none)': { display: 'block' } },
    selectors: {
      [`${root}[data-row="hidden"]:not([data-panel], :focus-within) &`]: { transform: 'translateY(-100%)' },
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

export const entry = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '48px',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '-1px',
        height: '2px',
        background: 'transparent',
      },
      '&[data-current]::after': {
        background: vars.action.primary.rest,
        '@media': { [media.forcedColors]: { background: 'Highlight' } },
      },
    },
  }),
);

export const item = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontWeight: 500,
    paddingBlock: '12px',
    borderRadius: vars.radius['1'],
    selectors: { '&[data-current]': { color: vars.text.link } },
    '@media': { [media.hover]: { ':hover': { color: vars.text.link } } },
  }),
);

export const toggle = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    width: '28px',
    height: '32px',
    marginInlineEnd: '-6px',
    borderRadius: vars.radius['1'],
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);

export const toggleIcon = style(
  inComponents({
    display: 'flex',
    selectors: { [`${toggle}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
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

export const panel = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    maxHeight: 'calc(100dvh - 120px)',
    overflowY: 'auto',
    background: vars.surface.page,
    borderBlockEnd: hairline,
    boxShadow: vars.elevation['3'],
  }),
);

export const panelFrame = style(inComponents({ display: 'flex', gap: vars.space['4'] }));

export const columns = style(
  inComponents({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: vars.space['4'],
    paddingBlock: vars.space['4'],
  }),
);

export const column = style(
  inComponents({
    minWidth: 0,
    selectors: { '& + &': { borderInlineStart: hairline, paddingInlineStart: vars.space['3'] } },
  }),
);

export const columnHead = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2'],
    marginBlockEnd: vars.space['2'],
    borderRadius: vars.radius['2'],
    '@media': {
      [media.hover]: { ':hover': { background: vars.surface.selectedSoft, color: vars.text.link } },
    },
  }),
);

export const thumb = style(
  inComponents({ flex: 'none', width: '64px', borderRadius: vars.radius['1'], overflow: 'hidden' }),
);
export const columnName = style(inComponents({ display: 'block', ...typeStyle('heading5') }));
export const columnCount = style(
  inComponents({ display: 'block', ...typeStyle('caption'), color: vars.text.muted }),
);
export const children = style(inComponents({ marginInline: '-8px' }));

export const child = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    padding: '7px 8px',
    ...typeStyle('bodySm'),
    borderRadius: vars.radius['1'],
    ':focus-visible': focusRing({ offsetPx: -2 }),
    selectors: { '&[aria-current]': { color: vars.text.link, background: vars.surface.selected } },
    '@media': { [media.hover]: { ':hover': { background: vars.surface.hover } } },
  }),
);

export const childCount = style(inComponents({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }));

export const aside = style(
  inComponents({
    display: 'none',
    flex: '0 0 248px',
    padding: vars.space['4'],
    marginInlineEnd: '-32px',
    background: vars.surface.sunken,
    borderInlineStart: hairline,
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
    selectors: { [`${root}[data-panel="open"] &`]: { opacity: 1 } },
  }),
);
