import { createContainer, style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const container = createContainer();

/** Width of the list from which code, quantity and Remove have columns. */
export const wideList = `${container} (min-width: 36rem)`;

const wide = (rule: object) => ({ '@container': { [wideList]: rule } });

export const root = style(inComponents({ containerName: container, containerType: 'inline-size' }));

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['2'],
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockEnd: vars.space['2'],
  }),
);

export const heading = style(inComponents({ minWidth: 0 }));
export const title = style(
  inComponents({
    ...typeStyle('heading4'),
    selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing() },
  }),
);

export const screenOnly = style(inComponents({ '@media': { [media.print]: { display: 'none' } } }));

export const backLink = style(
  inComponents({
    marginInlineStart: 'auto',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Equal widths below the title on narrow lists. */
export const actions = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: vars.space['1'],
    flexBasis: '100%',
    '@media': { [media.print]: { display: 'none' } },
    ...wide({ flexBasis: 'auto' }),
  }),
);

export const printOnly = style(
  inComponents({
    display: 'none',
    ...typeStyle('bodySm'),
    color: vars.text.soft,
    '@media': { [media.print]: { display: 'inline' } },
  }),
);

export const back = style(
  inComponents({
    display: 'inline-flex',
    gap: vars.space['1'],
    alignItems: 'center',
    minHeight: '24px',
    verticalAlign: 'top',
  }),
);

/** Columns shared by lines, titles and total. */
export const columns = style(
  inComponents({
    ...wide({
      display: 'grid',
      gridTemplateColumns: '20px 56px minmax(0, max-content) minmax(0, 1fr) max-content max-content',
      columnGap: vars.space['2'],
    }),
  }),
);

const row = wide({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' });

export const titles = style(
  inComponents({
    ...typeStyle('caption'),
    display: 'none',
    fontWeight: 600,
    paddingBlockEnd: vars.space['1'],
    borderBlockEnd: `1px solid ${vars.border.strong}`,
    ...row,
  }),
);
export const codeTitle = style(inComponents({ gridColumn: 3 }));
export const productTitle = style(inComponents({ gridColumn: 4 }));
export const quantityTitle = style(inComponents({ gridColumn: '5 / -1' }));

export const list = style(
  inComponents({
    borderBlockStart: `1px solid ${vars.border.strong}`,
    ...wide({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', borderBlockStart: 0 }),
  }),
);

export const item = style(
  inComponents({
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    selectors: {
      '&[data-order="moved"]': { background: vars.surface.selectedSoft },
      '&[data-order="above"]': { boxShadow: `0 -2px 0 ${vars.border.focus}` },
      '&[data-order="below"]': { boxShadow: `0 2px 0 ${vars.border.focus}` },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-order="moved"]': { outline: '2px solid Highlight' } } },
    },
    ...row,
  }),
);

export const total = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlock: vars.space['2'],
    ...row,
  }),
);
export const totalLabel = style(
  inComponents({ display: 'none', ...wide({ display: 'block', gridColumn: 2 }) }),
);
export const totalLines = style(inComponents(wide({ gridColumn: '3 / span 2', whiteSpace: 'nowrap' })));
export const totalQuantity = style(inComponents(wide({ gridColumn: '5 / -1' })));
