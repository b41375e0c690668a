import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, panel, rem, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    minWidth: 0,
    overflow: 'hidden',
    ...panel(),
  }),
);

export const header = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    gap: '12px 16px',
    alignItems: 'center',
    padding: '12px',
    '@media': {
      [from.sm]: {
        gridTemplateColumns: '88px minmax(0, 1fr) auto',
        gap: '20px',
        padding: '16px 20px 16px 16px',
      },
    },
  }),
);

export const picture = style(
  inComponents({
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
  }),
);

export const text = style(inComponents({ display: 'grid', gap: '4px', minWidth: 0 }));

export const link = style(
  inComponents({
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':focus-visible': focusRing(),
    '@media': { [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } } },
  }),
);

export const add = style(
  inComponents({
    gridColumn: '1 / -1',
    '@media': {
      [from.sm]: { gridColumn: 'auto' },
      [media.noScript]: { selectors: { '&:not(:has([action]))': { display: 'none' } } },
      [media.print]: { display: 'none' },
    },
  }),
);

export const scroller = style(
  inComponents({
    overflowX: 'auto',
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    ':focus-visible': focusRing({ offsetPx: -2 }),
    '@media': { [media.print]: { overflow: 'visible' } },
  }),
);

export const table = style(inComponents({ width: '100%', borderCollapse: 'collapse' }));

const cellBox = {
  paddingBlock: '8px',
  paddingInline: '20px',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  // Print cannot scroll: wrap so that all columns fit.
  '@media': { [media.print]: { paddingInline: '6px', whiteSpace: 'normal', fontSize: rem(11) } },
  selectors: { '&:first-child': { textAlign: 'start' } },
} as const;

export const title = style(inComponents({ ...typeStyle('caption'), ...cellBox, fontWeight: 600 }));

export const row = style(
  inComponents({
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    '@media': { [media.hover]: { ':hover': { background: vars.surface.selectedSoft } } },
  }),
);

export const cell = style(
  inComponents({ ...typeStyle('bodySm'), ...cellBox, fontWeight: 400, fontVariantNumeric: 'tabular-nums' }),
);

export const code = style(inComponents({ fontWeight: 600 }));

export const alignStart = style(inComponents({ textAlign: 'start' }));

export const mark = style(
  inComponents({
    color: 'inherit',
    background: vars.surface.mark,
    borderRadius: '2px',
    '@media': { [media.forcedColors]: { color: 'MarkText', background: 'Mark' } },
  }),
);

/** A code and the button that adds it, on one line. */
export const size = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: '4px' }));

export const addSize = style(
  inComponents({
    // The row keeps its height.
    marginBlock: '-8px',
    '@media': {
      [media.noScript]: { selectors: { '&:not(:has([action]))': { display: 'none' } } },
      [media.print]: { display: 'none' },
    },
  }),
);
