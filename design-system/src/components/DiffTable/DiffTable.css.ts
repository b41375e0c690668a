import { style } from '@vanilla-extract/css';
import { from, inComponents, media, typeStyle, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const table = style(
  inComponents({
    display: 'block',
    width: '100%',
    borderCollapse: 'collapse',
    ...typeStyle('bodySm'),
    '@media': { [from.sm]: { display: 'table', tableLayout: 'fixed', border: hairline } },
  }),
);
export const caption = style(inComponents(visuallyHidden));

/** Hidden on small screens, where each value repeats its header. */
export const header = style(
  inComponents({
    ...visuallyHidden,
    '@media': { [from.sm]: { all: 'unset', display: 'table-header-group' } },
  }),
);
export const columnHeader = style(
  inComponents({
    padding: '8px 12px',
    ...typeStyle('caption'),
    fontWeight: 600,
    textAlign: 'start',
    background: vars.surface.sunken,
    borderBlockEnd: `1px solid ${vars.border.strong}`,
  }),
);

export const row = style(
  inComponents({
    display: 'block',
    paddingBlock: '8px',
    borderBlockEnd: hairline,
    '@media': { [from.sm]: { display: 'table-row' } },
  }),
);

const cellLayout = {
  display: 'block',
  padding: '4px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

export const label = style(
  inComponents({
    ...cellLayout,
    fontWeight: 600,
    '@media': { [from.sm]: { display: 'table-cell', padding: '8px 12px', width: '24%' } },
  }),
);

export const cell = style(
  inComponents({
    ...cellLayout,
    maxHeight: '12lh',
    overflowY: 'auto',
    '::before': {
      content: 'attr(data-head)',
      // Strikethrough also applies to blocks inside the text, but not to these.
      display: 'inline-block',
      width: '100%',
      ...typeStyle('micro'),
      color: vars.text.muted,
    },
    '@media': {
      [from.sm]: { display: 'table-cell', padding: '8px 12px', '::before': { content: 'none' } },
    },
  }),
);

export const before = style(
  inComponents({
    color: vars.text.muted,
    textDecorationLine: 'line-through',
    textDecorationThickness: '1px',
  }),
);
export const after = style(
  inComponents({ fontWeight: 500, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
);
export const empty = style(inComponents({ color: vars.text.muted }));
