import { style } from '@vanilla-extract/css';
import { clampLines, focusRing, inComponents, media, touchTarget, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { wideList } from './CartLines.css.ts';

const wide = (rule: object) => ({ '@container': { [wideList]: rule } });
const onScreen = { '@media': { [media.print]: { display: 'none' } } } as const;

/** Columns of `CartLines`: handle, picture, code, product, quantity, remove. */
export const root = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    columnGap: vars.space['2'],
    alignItems: 'center',
    paddingBlock: '12px',
    breakInside: 'avoid',
    ...wide({
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      paddingBlock: '16px',
    }),
  }),
);

export const handle = style(
  inComponents({
    display: 'none',
    position: 'relative',
    gridColumn: 1,
    gridRow: '1 / span 2',
    width: '20px',
    height: '40px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius['1'],
    background: 'none',
    color: vars.text.muted,
    cursor: 'grab',
    touchAction: 'none',
    placeItems: 'center',
    ':focus-visible': focusRing(),
    '::after': touchTarget,
    selectors: { '&[aria-pressed="true"]': { color: vars.text.link, background: vars.surface.selectedSoft } },
    ...wide({ display: 'grid', '@media': { [media.print]: { display: 'none' } } }),
  }),
);

export const picture = style(
  inComponents({
    gridColumn: 1,
    gridRow: '1 / span 2',
    alignSelf: 'start',
    width: '64px',
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    ...wide({ gridColumn: 2, width: '56px' }),
  }),
);

export const code = style(
  inComponents({
    ...typeStyle('dataCode'),
    gridColumn: '2 / -1',
    gridRow: 1,
    whiteSpace: 'nowrap',
    color: vars.text.default,
    ...wide({ gridColumn: 3, gridRow: '1 / span 2', paddingBlockStart: '2px' }),
  }),
);

export const text = style(
  inComponents({
    gridColumn: '2 / -1',
    minWidth: 0,
    ...wide({ gridColumn: 4, gridRow: 1 }),
  }),
);

export const name = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontWeight: 600,
    color: vars.text.default,
    overflowWrap: 'anywhere',
    ...clampLines(3),
  }),
);

export const link = style(
  inComponents({
    textDecoration: 'none',
    ':focus-visible': focusRing(),
    '@media': { [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } } },
  }),
);

export const note = style(
  inComponents({
    ...typeStyle('caption'),
    display: 'flex',
    gap: vars.space['1'],
    marginBlockStart: '4px',
    color: vars.text.soft,
    overflowWrap: 'anywhere',
  }),
);

export const noteField = style(
  inComponents({
    gridColumn: '1 / -1',
    marginBlockStart: vars.space['1'],
    ...onScreen,
    ...wide({ gridColumn: 4, gridRow: 2 }),
  }),
);

/** One row on narrow lists; cells of their columns on wide ones. */
export const actions = style(
  inComponents({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space['2'],
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockStart: vars.space['1'],
    ...wide({ display: 'contents' }),
  }),
);

export const noteButton = style(
  inComponents({
    ...onScreen,
    ...wide({ gridColumn: 4, gridRow: 2, '@media': { [media.print]: { display: 'none' } } }),
  }),
);

export const textButton = style(
  inComponents({
    ...typeStyle('caption'),
    position: 'relative',
    minHeight: '24px',
    padding: 0,
    border: 0,
    background: 'none',
    fontWeight: 600,
    color: vars.text.link,
    cursor: 'pointer',
    ':focus-visible': focusRing(),
    '::after': touchTarget,
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  }),
);

const cell = (column: number) =>
  ({
    ...onScreen,
    ...wide({ gridColumn: column, gridRow: '1 / span 2', '@media': { [media.print]: { display: 'none' } } }),
  }) as const;

export const quantity = style(inComponents(cell(5)));
export const remove = style(inComponents(cell(6)));

export const printed = style(
  inComponents({
    display: 'none',
    ...typeStyle('bodySm'),
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.text.muted,
    '@media': { [media.print]: { display: 'inline' } },
    ...wide({ gridColumn: 5, gridRow: 1 }),
  }),
);

/** Wide lists have column heads. */
export const printedLabel = style(inComponents(wide({ display: 'none' })));

export const printedNumber = style(inComponents({ fontWeight: 600, color: vars.text.default }));

export const removed = style(
  inComponents({
    display: 'flex',
    gap: vars.space['2'],
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '56px',
    gridColumn: '1 / -1',
    ...onScreen,
  }),
);
