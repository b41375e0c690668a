import { inApp, media, typeStyle } from '@elvora/design-system/styles';
import { zIndex, vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.border.subtle}`;

export const root = style(inApp({ display: 'grid', gap: vars.space['1'], minWidth: 0 }));

export const bar = style(
  inApp({
    position: 'sticky',
    insetBlockEnd: 'max(8px, env(safe-area-inset-bottom))',
    zIndex: zIndex.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['1'],
    selectors: {
      '&[data-open]': {
        padding: '8px 16px',
        background: vars.surface.selected,
        border: `1px solid ${vars.tone.brand.border}`,
        borderRadius: vars.radius['2'],
        boxShadow: vars.elevation['2'],
      },
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const barText = style(inApp({ ...typeStyle('bodySm'), fontWeight: 600 }));

export const box = style(
  inApp({
    // Hidden words in its cells scroll with it, and do not widen the page.
    position: 'relative',
    overflowX: 'auto',
    background: vars.surface.page,
    border: hairline,
    borderRadius: vars.radius['2'],
  }),
);
export const table = style(inApp({ width: '100%', borderCollapse: 'collapse', ...typeStyle('dataDense') }));
export const caption = style(inApp({ position: 'absolute' }));

export const headerCell = style(
  inApp({
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
  inApp({
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: hairline },
      '&[data-chosen]': { background: vars.surface.selectedSoft },
    },
    '@media': { [media.hover]: { ':hover': { background: vars.surface.selectedSoft } } },
  }),
);
export const cell = style(inApp({ padding: '4px 12px', textAlign: 'start', fontWeight: 'inherit' }));
export const number = style(
  inApp({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
export const name = style(inApp({ minWidth: '220px', maxWidth: '420px' }));
export const nameLine = style(inApp({ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 }));
export const nameText = style(
  inApp({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 }),
);
export const picture = style(
  inApp({
    flex: 'none',
    width: '32px',
    overflow: 'hidden',
    border: hairline,
    borderRadius: vars.radius['1'],
  }),
);
export const actions = style(inApp({ display: 'flex', justifyContent: 'flex-end' }));
