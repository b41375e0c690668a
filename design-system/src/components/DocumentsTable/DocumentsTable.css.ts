import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import {
  focusRing,
  from,
  inComponents,
  media,
  rem,
  containerQuery,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { DocumentColumn, DocumentKind } from './documentsOps.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const root = style(
  inComponents({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2'],
  }),
);

export const header = style(
  inComponents({
    display: 'grid',
    gap: vars.space['2'],
    '@container': {
      [containerQuery.slot]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    },
  }),
);

export const count = style(inComponents({ ...typeStyle('bodySm'), color: vars.text.muted }));

export const table = style(
  inComponents({
    ...typeStyle('data'),
    display: 'block',
    width: '100%',
    border: hairline,
    borderRadius: vars.radius['2'],
    borderCollapse: 'separate',
    overflow: 'clip',
    selectors: { '&:has(:focus-visible)': { overflow: 'visible' } },
    '@container': { [containerQuery.slot]: { display: 'table' } },
    '@media': { [media.print]: { fontSize: rem(12) } },
  }),
);

export const caption = style(inComponents({ position: 'absolute' }));

/** Cards take the full width. */
export const body = style(
  inComponents({ display: 'block', '@container': { [containerQuery.slot]: { display: 'table-row-group' } } }),
);

/** Hidden for cards, which label their values. */
export const columns = style(
  inComponents({
    display: 'none',
    '@container': { [containerQuery.slot]: { display: 'table-header-group' } },
  }),
);

export const columnTitle = style(
  inComponents({
    ...typeStyle('caption'),
    fontWeight: 600,
    padding: 0,
    textAlign: 'start',
    background: vars.surface.sunken,
    borderBlockEnd: `1px solid ${vars.border.strong}`,
  }),
);

export const sort = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '38px',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    whiteSpace: 'nowrap',
    borderRadius: vars.radius['1'],
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }), '&:active': { color: vars.text.link } },
    '@media': {
      [media.hover]: { ':hover': { color: vars.text.link } },
      [media.coarse]: { minHeight: '44px', marginBlock: '-3px' },
    },
  }),
);

/** Numeric columns show the icon before the title, whose end aligns with the numbers. */
export const numericSort = style(inComponents({ flexDirection: 'row-reverse' }));

/** Reserves its space; visible for the sorted column and on hover. */
export const sortIcon = style(
  inComponents({
    display: 'flex',
    opacity: 0,
    transition: transition(['opacity']),
    selectors: { '&[data-sorted]': { opacity: 1 }, [`${sort}:is(:hover, :focus-visible) &`]: { opacity: 1 } },
    '@media': { [`${media.print}, ${media.noScript}`]: { display: 'none' } },
  }),
);

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 4px',
    padding: '14px',
    // On cards everything but the icon aligns with the name.
    paddingInlineStart: '54px',
    breakInside: 'avoid',
    selectors: { '& + &': { borderBlockStart: hairline } },
    '@container': {
      [containerQuery.slot]: { display: 'table-row', selectors: { '& + &': { borderBlockStart: 0 } } },
    },
    '@media': { [`${media.hover} and ${from.md}`]: { ':hover': { background: vars.surface.selectedSoft } } },
  }),
);

export const cell = style(
  inComponents({
    padding: 0,
    color: vars.text.muted,
    textAlign: 'start',
    fontWeight: 'inherit',
    '@container': {
      [containerQuery.slot]: {
        height: '46px',
        color: 'inherit',
        selectors: { [`${row}:not(:last-child) > &`]: { borderBlockEnd: hairline } },
      },
    },
  }),
);

const inWideContainer = (rule: StyleRule): StyleRule => ({ '@container': { [containerQuery.slot]: rule } });
/** More specific than the styles shared with column headers. */
const nested = (rule: NonNullable<StyleRule['selectors']>[string]) => ({
  selectors: { [`${row} > &`]: rule },
});
const cellPadding = '10px';

export const cells = styleVariants({
  serialNumber: inComponents({
    ...inWideContainer({
      width: '116px',
      paddingInline: '14px 24px',
      textAlign: 'end',
      ...nested({ color: vars.text.muted }),
    }),
  }),
  name: inComponents({
    order: -1,
    flex: '1 0 calc(100% + 40px)',
    marginInlineStart: '-40px',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: '12px',
    alignItems: 'start',
    overflowWrap: 'anywhere',
    ...nested({ ...typeStyle('bodySm'), fontWeight: 600, color: vars.text.default }),
    // Indents wrapped lines of a long name past the icon.
    ...inWideContainer({
      display: 'table-cell',
      verticalAlign: 'middle',
      ...nested({ fontWeight: 400 }),
      paddingInline: `calc(${cellPadding} + 36px) ${cellPadding}`,
      textIndent: '-36px',
    }),
  }),
  type: inComponents({ ...inWideContainer({ width: '110px', paddingInline: cellPadding }) }),
  size: inComponents({
    ...inWideContainer({ width: '110px', paddingInline: cellPadding, textAlign: 'end' }),
  }),
  uploadDate: inComponents({ ...inWideContainer({ width: '150px', paddingInline: '28px 10px' }) }),
  actions: inComponents({
    flex: '1 0 100%',
    '@container': {
      [containerQuery.slot]: {
        width: '220px',
        paddingInline: '10px 16px',
        textAlign: 'end',
        whiteSpace: 'nowrap',
      },
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
} satisfies Record<DocumentColumn | 'actions', StyleRule>);

/** Taller than a text line; the negative margin keeps the line height. */
export const icon = style(
  inComponents({
    display: 'inline-flex',
    marginBlock: '-2px',
    ...inWideContainer({ verticalAlign: 'middle', marginInlineEnd: '12px' }),
  }),
);

export const kinds = styleVariants({
  pdf: inComponents({ color: vars.tone.danger.icon }),
  docx: inComponents({ color: vars.tone.brand.icon }),
  xlsx: inComponents({ color: vars.tone.success.icon }),
} satisfies Record<DocumentKind, StyleRule>);

export const actions = style(
  inComponents({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    marginBlockStart: '10px',
    '@container': { [containerQuery.slot]: { flexWrap: 'nowrap', marginBlockStart: 0, gap: 0 } },
  }),
);

/** Bordered on cards, plain in the table. */
export const action = style(
  inComponents({
    ...typeStyle('control'),
    fontSize: rem(13),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: vars.size.controlSm,
    color: vars.text.default,
    paddingInline: '12px',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['2'],
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: transition(['background-color', 'border-color', 'color']),
    selectors: {
      '&:focus-visible': focusRing(),
      '&:active': { background: vars.surface.selected },
    },
    '@container': {
      [containerQuery.slot]: { borderColor: 'transparent', color: vars.text.link, paddingInline: '9px' },
    },
    '@media': {
      [media.hover]: { ':hover': { background: vars.surface.selected, color: vars.text.linkHover } },
    },
  }),
);

export const missing = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const inTable = style(
  inComponents({ display: 'none', '@container': { [containerQuery.slot]: { display: 'inline' } } }),
);
export const onCard = style(inComponents({ '@container': { [containerQuery.slot]: { display: 'none' } } }));
