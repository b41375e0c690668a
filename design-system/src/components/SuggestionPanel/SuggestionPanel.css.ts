import { style } from '@vanilla-extract/css';
import { fieldPopup, from, inComponents, keyCap, listOption, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;

/** The groups scroll, the footer stays in place. */
export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minHeight: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

/** Below its field, and wider. */
export const overPage = style(
  inComponents({
    ...fieldPopup(),
    width: 'min(760px, calc(100vw - 240px))',
    maxHeight: 'calc(100dvh - 80px)',
    overflow: 'clip',
  }),
);

export const onScreen = style(inComponents({ borderBlockStart: hairline }));

export const body = style(inComponents({ minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }));

export const group = style(
  inComponents({
    paddingBlock: vars.space['1_5'],
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
);

/** Products beside categories and properties; stacked when there is no room. */
export const columns = style(
  inComponents({
    borderBlockStart: hairline,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
    '@media': { [from.md]: { display: 'flex' } },
  }),
);

export const column = style(
  inComponents({
    minWidth: 0,
    selectors: { '& + &': { borderBlockStart: hairline } },
    '@media': {
      [from.md]: {
        flex: '1 1 0',
        selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: hairline } },
      },
    },
  }),
);

export const title = style(
  inComponents({
    display: 'block',
    paddingInline: vars.space['2'],
    paddingBlockEnd: vars.space['0_5'],
    ...typeStyle('caption'),
    fontWeight: 600,
    color: vars.text.muted,
  }),
);

export const rows = style(inComponents({ display: 'grid', paddingInline: vars.space['1'] }));

export const choices = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    paddingInline: vars.space['2'],
    paddingBlockStart: vars.space['0_5'],
  }),
);

const option = { ...listOption(), borderRadius: vars.radius['2'] };

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1_5'],
    minHeight: '40px',
    paddingBlock: '5px',
    paddingInline: vars.space['1'],
    ...typeStyle('bodySm'),
    ...option,
    '@media': { ...option['@media'], [media.coarse]: { minHeight: '44px' } },
  }),
);

export const choice = style(
  inComponents({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space['1']}`,
    minHeight: '32px',
    paddingInline: vars.space['1_5'],
    ...typeStyle('caption'),
    border: `1px solid ${vars.border.strong}`,
    ...option,
    '@media': { ...option['@media'], [media.coarse]: { minHeight: '40px' } },
  }),
);

export const value = style(inComponents({ fontWeight: 600 }));

export const picture = style(
  inComponents({
    flex: 'none',
    width: '44px',
    background: vars.surface.photo,
    borderRadius: vars.radius['1'],
    overflow: 'hidden',
  }),
);

export const smallPicture = style([picture, inComponents({ width: '32px' })]);

export const text = style(inComponents({ display: 'grid', flex: '1 1 0', minWidth: 0, fontWeight: 500 }));

export const code = style(inComponents({ ...typeStyle('dataCode'), fontWeight: 600 }));

export const muted = style(
  inComponents({ ...typeStyle('caption'), fontWeight: 400, color: vars.text.muted }),
);

export const count = style([
  muted,
  inComponents({ flex: 'none', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
]);

/** Phones show only the first one, which matched the query. */
export const figure = style(
  inComponents({
    display: 'grid',
    flex: '0 0 auto',
    maxWidth: '34%',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '& + &': { display: 'none', '@media': { [from.sm]: { display: 'grid' } } },
    },
    '@media': { [from.sm]: { flexBasis: '132px', maxWidth: '132px' } },
  }),
);

export const footer = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    padding: `${vars.space['0_5']} ${vars.space['1']}`,
    background: vars.surface.canvas,
    borderBlockStart: hairline,
    '@media': {
      '(max-width: 899.98px)': {
        background: vars.surface.page,
        padding: `${vars.space['1_5']} ${vars.space['2']} calc(12px + env(safe-area-inset-bottom))`,
      },
    },
  }),
);

export const keys = style(
  inComponents({
    display: 'none',
    gap: vars.space['2'],
    paddingInline: vars.space['1'],
    ...typeStyle('caption'),
    color: vars.text.muted,
    '@media': { [`${from.md} and ${media.hover}`]: { display: 'inline-flex' } },
  }),
);

export const keyHint = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: '6px' }));

export const key = style(
  inComponents({
    ...keyCap(20),
    paddingInline: '3px',
  }),
);

/** On phones it is the button below the list. */
export const all = style(
  inComponents({
    display: 'grid',
    alignItems: 'center',
    minHeight: '32px',
    marginInlineStart: 'auto',
    paddingInline: vars.space['1'],
    ...typeStyle('bodySm'),
    ...option,
    color: vars.text.link,
    fontWeight: 500,
    '@media': {
      ...option['@media'],
      '(max-width: 899.98px)': {
        flex: 1,
        minHeight: '48px',
        justifyItems: 'center',
        textAlign: 'center',
        fontWeight: 600,
        color: vars.text.onFill,
        background: vars.action.primary.rest,
        border: '1px solid transparent',
        selectors: {
          '&:hover, &[aria-selected="true"]': { background: vars.action.primary.hover },
        },
      },
    },
  }),
);
