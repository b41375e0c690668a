import { style } from '@vanilla-extract/css';
import { inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars, zIndex } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const root = style(inComponents({ display: 'grid', gap: vars.space['1'], minWidth: 0 }));

/** At the very end of the screen, in the page colour, so that no part of a row shows around the bar. */
export const selectionBar = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: zIndex.sticky,
    selectors: {
      '&[data-open]': {
        paddingBlock: '8px max(8px, env(safe-area-inset-bottom))',
        background: vars.surface.canvas,
      },
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const selection = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['1'],
    selectors: {
      [`${selectionBar}[data-open] &`]: {
        padding: '8px 16px',
        background: vars.surface.selected,
        border: `1px solid ${vars.tone.brand.border}`,
        borderRadius: vars.radius['2'],
        boxShadow: vars.elevation['2'],
      },
    },
  }),
);

export const selectionText = style(inComponents({ ...typeStyle('bodySm'), fontWeight: 600 }));

export const scroller = style(
  inComponents({
    // Contains the absolutely positioned hidden texts, which would widen the page otherwise.
    position: 'relative',
    overflowX: 'auto',
    background: vars.surface.page,
    border: hairline,
    borderRadius: vars.radius['2'],
  }),
);
export const table = style(
  inComponents({ width: '100%', borderCollapse: 'collapse', ...typeStyle('dataDense') }),
);
export const caption = style(inComponents({ position: 'absolute' }));

export const headerCell = style(
  inComponents({
    padding: '8px 12px',
    ...typeStyle('caption'),
    fontWeight: 600,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    background: vars.surface.sunken,
    borderBlockEnd: `1px solid ${vars.border.strong}`,
  }),
);
export const row = style(
  inComponents({
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: hairline },
      '&[data-selected]': { background: vars.surface.selectedSoft },
    },
    '@media': { [media.hover]: { ':hover': { background: vars.surface.selectedSoft } } },
  }),
);
export const cell = style(inComponents({ padding: '4px 12px', textAlign: 'start', fontWeight: 'inherit' }));
export const number = style(
  inComponents({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
export const name = style(inComponents({ minWidth: '220px', maxWidth: '420px' }));
export const nameContent = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 }),
);
/** Unclamped: the full name, on any number of lines. */
export const nameText = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }));
export const actions = style(inComponents({ display: 'flex', justifyContent: 'flex-end' }));
