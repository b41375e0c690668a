import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, rem, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { DocumentColumn, DocumentKind } from './documentsOps.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const root = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] }),
);

export const head = style(
  inComponents({
    display: 'grid',
    gap: vars.space['2'],
    '@media': {
      [from.md]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
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
    '@media': { [from.md]: { display: 'table' }, [media.print]: { fontSize: rem(12) } },
  }),
);

export const caption = style(inComponents({ position: 'absolute' }));

/** Cards are as wide as their frame, whatever they hold. */
export const body = style(
  inComponents({ display: 'block', '@media': { [from.md]: { display: 'table-row-group' } } }),
);

/** Cards say themselves what is what. */
export const columns = style(
  inComponents({ display: 'none', '@media': { [from.md]: { display: 'table-header-group' } } }),
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
    fontWeight: 'inherit',
    whiteSpace: 'nowrap',
    borderRadius: vars.radius['1'],
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }), '&:active': { color: vars.text.link } },
    '@media': { [media.hover]: { ':hover': { color: vars.text.link } } },
  }),
);

/** Over numbers the sign stands before the title, whose end is that of the numbers. */
export const sortOfNumbers = style(inComponents({ flexDirection: 'row-reverse' }));

/** Keeps its place, and shows which column orders the rows, or could. */
export const sortSign = style(
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
    display: 'grid',
    gridTemplateColumns: '36px auto auto auto minmax(0, 1fr)',
    rowGap: '2px',
    gridTemplateAreas: `"name name name name name" ". number type size date" ". actions actions actions actions"`,
    columnGap: '4px',
    padding: '14px',
    breakInside: 'avoid',
    selectors: { '& + &': { borderBlockStart: hairline } },
    '@media': {
      [from.md]: { display: 'table-row', selectors: { '& + &': { borderBlockStart: 0 } } },
      [`${media.hover} and ${from.md}`]: { ':hover': { background: vars.surface.selectedSoft } },
    },
  }),
);

export const cell = style(
  inComponents({
    padding: 0,
    color: vars.text.muted,
    textAlign: 'start',
    fontWeight: 'inherit',
    '@media': {
      [from.md]: {
        height: '46px',
        color: 'inherit',
        selectors: { [`${row}:not(:last-child) > &`]: { borderBlockEnd: hairline } },
      },
    },
  }),
);

const wide = (rule: StyleRule): StyleRule => ({ '@media': { [from.md]: rule } });
const sides = '10px';

export const cells = styleVariants({
  serialNumber: inComponents({
    gridArea: 'number',
    ...wide({ width: '116px', paddingInline: '14px 24px', textAlign: 'end', color: vars.text.muted }),
  }),
  name: inComponents({
    gridArea: 'name',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: '12px',
    alignItems: 'start',
    overflowWrap: 'anywhere',
    ...typeStyle('bodySm'),
    fontWeight: 600,
    color: vars.text.default,
    // Lines of a long name begin under each other, not under the icon.
    ...wide({
      display: 'table-cell',
      verticalAlign: 'middle',
      selectors: { [`${row} > &`]: { fontWeight: 400 } },
      paddingInline: `calc(${sides} + 36px) ${sides}`,
      textIndent: '-36px',
    }),
  }),
  type: inComponents({ gridArea: 'type', ...wide({ width: '110px', paddingInline: sides }) }),
  size: inComponents({
    gridArea: 'size',
    ...wide({ width: '110px', paddingInline: sides, textAlign: 'end' }),
  }),
  uploadDate: inComponents({ gridArea: 'date', ...wide({ width: '150px', paddingInline: '28px 10px' }) }),
  actions: inComponents({
    gridArea: 'actions',
    '@media': {
      [from.md]: { width: '220px', paddingInline: '10px 16px', textAlign: 'end', whiteSpace: 'nowrap' },
      [media.print]: { display: 'none' },
    },
  }),
} satisfies Record<DocumentColumn | 'actions', StyleRule>);

/** Taller than a line of the name; the lines stay where they are. */
export const icon = style(
  inComponents({
    display: 'inline-flex',
    marginBlock: '-2px',
    ...wide({ verticalAlign: 'middle', marginInlineEnd: '12px' }),
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
    '@media': { [from.md]: { flexWrap: 'nowrap', marginBlockStart: 0, gap: 0 } },
  }),
);

/** A bordered button on a card, a quiet one in the table. */
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
    '@media': {
      [from.md]: { borderColor: 'transparent', color: vars.text.link, paddingInline: '9px' },
      [media.hover]: { ':hover': { background: vars.surface.selected, color: vars.text.linkHover } },
    },
  }),
);

export const missing = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const inTable = style(
  inComponents({ display: 'none', '@media': { [from.md]: { display: 'inline' } } }),
);
export const onCard = style(inComponents({ '@media': { [from.md]: { display: 'none' } } }));
