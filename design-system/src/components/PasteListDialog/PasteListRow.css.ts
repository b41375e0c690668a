import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { PasteListState } from './PasteListDialog.tsx';

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: vars.space['1'],
    rowGap: vars.space['1'],
    alignItems: 'start',
    paddingBlock: '10px',
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    // Defers the layout of off-screen rows, of which there may be 2,000.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 64px',
    '@media': { [from.md]: { gridTemplateColumns: '24px minmax(0, 1fr) minmax(0, 176px) auto' } },
  }),
);

export const number = style(
  inComponents({
    ...typeStyle('caption'),
    fontVariantNumeric: 'tabular-nums',
    color: vars.text.muted,
    paddingBlockStart: '2px',
  }),
);

export const item = style(
  inComponents({
    gridColumn: 2,
    gridRow: '1 / span 2',
    display: 'grid',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': { [from.md]: { gridRow: 1 } },
  }),
);

export const code = style(
  inComponents({ ...typeStyle('dataCode'), color: vars.text.default, whiteSpace: 'nowrap' }),
);
export const name = style(inComponents({ ...typeStyle('bodySm'), color: vars.text.default }));
export const text = style(
  inComponents({ ...typeStyle('bodySm'), fontWeight: 600, color: vars.text.default }),
);

export const state = style(
  inComponents({
    ...typeStyle('caption'),
    display: 'inline-flex',
    gap: '6px',
    alignItems: 'center',
    fontWeight: 600,
    gridColumn: '2 / -1',
    gridRow: 3,
    '@media': { [from.md]: { gridColumn: 3, gridRow: 1, paddingBlockStart: '8px' } },
  }),
);

export const states = styleVariants({
  looking: inComponents({ color: vars.text.muted }),
  failed: inComponents({ color: vars.tone.danger.text }),
  found: inComponents({ color: vars.tone.success.text }),
  choose: inComponents({ color: vars.tone.warning.text }),
  text: inComponents({ color: vars.text.soft }),
} satisfies Record<PasteListState, StyleRule>);

export const quantity = style(
  inComponents({ gridColumn: 3, gridRow: 1, '@media': { [from.md]: { gridColumn: 4 } } }),
);

export const choices = style(inComponents({ gridColumn: '2 / -1' }));
