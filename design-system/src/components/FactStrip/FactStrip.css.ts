import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Clips the line before the first fact of each row. */
export const root = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', margin: 0, overflow: 'clip' }),
);

export const fact = style(
  inComponents({
    position: 'relative',
    minWidth: 0,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '-12px',
      borderInlineStart: `1px solid ${vars.border.strong}`,
    },
  }),
);

export const label = style(
  inComponents({ ...typeStyle('caption'), margin: 0, color: vars.text.muted, overflowWrap: 'anywhere' }),
);

export const value = style(
  inComponents({
    ...typeStyle('heading4'),
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
